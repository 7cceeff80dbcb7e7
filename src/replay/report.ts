import type { LogFile } from '../log/log-file.ts';
import type { Verdict } from './verify.ts';

/** What is wrong with the recording itself, a sentence each. */
export function troubles(log: LogFile): string[] {
  return [
    ...(log.unknownCatalogue
      ? [`made with catalogue ${log.header.catalogue}, from which this build knows no way`]
      : []),
    ...log.gaps.map(
      ({ after, missing, setAside }) =>
        `${missing} event${missing === 1 ? '' : 's'} ${setAside ? 'set aside' : 'missing'} after seq ${after}`,
    ),
    ...log.lineProblems.map(({ line, message }) => `line ${line}: ${message}`),
    ...log.eventProblems.map(({ seq, message }) => `seq ${seq}: ${message}`),
  ];
}

/** The verdict of the fold in a sentence. */
export function verdictText({ verdict, events, checkpoints, firstDifference }: Verdict): string {
  if (verdict === 'unchecked') return `not checked: ${events} events and no checkpoint among them`;
  if (!firstDifference) return `match: ${events} events, ${checkpoints} checkpoints`;
  const { seq, type, slice, path, checkpoint } = firstDifference;
  return [
    `differs: the state is not what checkpoint ${checkpoint} says`,
    `  event ${seq} (${type})`,
    `  slice ${slice}`,
    `  path  ${path}`,
  ].join('\n');
}
