import { calls, isCallName } from '../../calls/table.ts';
import { type PrivatePath, privatePaths } from '../../kernel/privacy.ts';
import { privatePathsWith } from '../../log/redact.ts';

interface CallPaths {
  readonly requested: readonly PrivatePath[];
  readonly replied: readonly PrivatePath[];
}

const none: readonly PrivatePath[] = [];

function within(part: string, paths: readonly PrivatePath[]): PrivatePath[] {
  return paths.map((path) => ({ ...path, steps: [part, ...path.steps] }));
}

/** What the table of calls declares as private, by call, with steps from the event's data on. */
const byCall: ReadonlyMap<string, CallPaths> = new Map(
  Object.entries(calls).map(([name, { input, reply }]) => [
    name,
    {
      requested: Object.entries(input).flatMap(([part, schema]) =>
        within(part, privatePaths(schema)),
      ),
      replied: within('body', privatePaths(reply)),
    },
  ]),
);

/** The private parts of any event of the site, those of calls included. */
export const privatePathsOf = privatePathsWith(({ type, data }) => {
  if (!isCallName(data.call)) return none;
  const paths = byCall.get(data.call);
  return (type === 'http.requested' ? paths?.requested : paths?.replied) ?? none;
});
