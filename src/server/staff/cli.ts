import { parseArgs } from 'node:util';
import { Identity, type User } from '../identity/identity.ts';
import { loadKeys } from '../keys/key-files.ts';
import { makePrivateFolder } from '../keys/private-folder.ts';
import { SecurityLog } from '../oversight/security-log.ts';
import { SettingsError, settingsOf } from '../settings.ts';
import { openAccounts } from '../stores/open.ts';
import {
  type OneTimePassword,
  STAFF_ROLES,
  StaffAccounts,
  type StaffEntry,
  StaffError,
  type StaffRole,
} from './accounts.ts';

const USAGE = `npm run staff -- COMMAND

  list                            every account of staff
  add LOGIN --role ROLE           a new one, support or analyst; prints a one-time password
  disable LOGIN                   lets nobody in with it, and ends its sessions at once
  enable LOGIN                    lets its owner in again
  reset LOGIN --password          another one-time password, for one that was forgotten
  reset LOGIN --second-step       another authenticator, for one that was lost

DATA_DIR and DATABASE_URL say where the accounts are, as they do for the server.`;

/** The command was not understood. */
class UsageError extends Error {}

interface Command {
  readonly name: string;
  readonly login: string;
  readonly role: string | undefined;
  readonly password: boolean;
  readonly secondStep: boolean;
}

function commandOf(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        password: { type: 'boolean', default: false },
        'second-step': { type: 'boolean', default: false },
      },
    });
    const [name = '', login = '', ...more] = positionals;
    if (more.length > 0 || (login === '') !== (name === 'list')) throw new UsageError();
    const { role, password, 'second-step': secondStep } = values;
    return { name, login, role, password, secondStep };
  } catch {
    throw new UsageError();
  }
}

const isRole = (role: string | undefined): role is StaffRole =>
  STAFF_ROLES.some((known) => known === role);

function rowOf({ login, roles, state, hasSecondStep, usedAt }: StaffEntry): string {
  const second = hasSecondStep ? 'second step' : 'no second step';
  const used = usedAt === null ? 'not signed in' : `used ${new Date(usedAt).toISOString()}`;
  return [login, roles.join(' '), state, second, used].join('\t');
}

function handOver({
  password,
  expiresAt,
  user,
}: OneTimePassword & { readonly user: User }): string {
  return [
    `login     ${user.login}`,
    `password  ${password} (shown this once)`,
    `Good for the first sign-in at /console until ${new Date(expiresAt).toISOString()}.`,
  ].join('\n');
}

async function reset(accounts: StaffAccounts, { login, password, secondStep }: Command) {
  if (!password && !secondStep) throw new UsageError();
  const done = secondStep ? await accounts.resetSecondStep(login) : null;
  if (!password) return { user: done, text: 'The next sign-in sets another authenticator up.' };
  const made = await accounts.resetPassword(login);
  return { user: made.user, text: handOver(made) };
}

/** Does what was asked; gives the text for whoever asked, and whose account was changed. */
async function run(accounts: StaffAccounts, command: Command) {
  const { name, login, role } = command;
  switch (name) {
    case 'list': {
      const rows = (await accounts.list()).map(rowOf);
      return { user: null, text: rows.length > 0 ? rows.join('\n') : 'There is no staff yet.' };
    }
    case 'add': {
      if (!isRole(role)) throw new UsageError();
      const made = await accounts.add(login, role);
      return { user: made.user, text: handOver(made) };
    }
    case 'disable':
    case 'enable': {
      const user = await accounts.setDisabled(login, name === 'disable');
      return { user, text: `${user.login} is ${name}d.` };
    }
    case 'reset':
      return reset(accounts, command);
    default:
      throw new UsageError();
  }
}

async function main(): Promise<void> {
  const command = commandOf(process.argv.slice(2));
  const settings = settingsOf(process.env);
  const now = Date.now;
  process.umask(0o077);
  await makePrivateFolder(settings.dataDir);
  const { master } = await loadKeys(settings.dataDir);
  const stores = await openAccounts(settings);
  const report = (error: unknown) => console.error(error);
  const security = new SecurityLog({ store: stores.security, master, now, report });
  try {
    const store = stores.identity;
    const accounts = new StaffAccounts({ identity: new Identity({ store, now }), store, now });
    const { user, text } = await run(accounts, command);
    if (user !== null) {
      const [place, reason] = ['npm run staff', command.name];
      security.record({
        kind: 'account-change',
        outcome: 'success',
        place,
        reason,
        subjectId: user.id,
      });
    }
    console.log(text);
  } finally {
    await security.close();
    await Promise.all([stores.identity.close(), stores.security.close()]);
  }
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(USAGE);
  else if (error instanceof StaffError || error instanceof SettingsError)
    console.error(error.message);
  else throw error;
}
