import path from 'node:path';
import { buildIfStale } from '../build.mjs';
import { reference } from './reference/plugin.ts';
import type { DemoAccounts } from './server/identity/demo-accounts.ts';
import { type RunningServer, type ServerOptions, startServer } from './server/main.ts';
import { type PageSettings, pageSettingsOf } from './server/pages/page-environment.ts';
import { proxyBackEnd } from './server/proxy/proxy.ts';
import { assertReleased, type Settings, SettingsError, settingsOf } from './server/settings.ts';
import { isThisMachine } from './server-kernel/this-machine.ts';

const root = path.join(import.meta.dirname, '..');

/** A real back-end where there is one, else the reference back-end. */
function backEndOf(settings: Settings): NonNullable<ServerOptions['backEnd']> {
  const { apiOrigin, fixtures, siteConfig, clockRate, drawSecret, dataDir } = settings;
  if (apiOrigin !== undefined) return (app) => proxyBackEnd(app, apiOrigin);
  return (app, services) =>
    reference(app, {
      ...services,
      clockRate,
      drawSecret,
      dataDir: path.join(dataDir, 'reference'),
      ...(fixtures === undefined ? {} : { fixtures }),
      ...(siteConfig === undefined ? {} : { siteConfig }),
    });
}

function passwordText({ password }: DemoAccounts): string {
  if (password.kind === 'given') return 'as DEMO_PASSWORD says';
  if (password.kind === 'random') return `${password.text} (shown this once)`;
  return 'as shown at the first start; DEMO_PASSWORD=… npm start sets another';
}

function greet({ origin, accounts, hasStaff }: RunningServer): void {
  console.log(`site     ${origin}/`);
  console.log(`console  ${origin}/console`);
  if (accounts !== null) {
    console.log(`accounts ${accounts.logins.join(', ')} (for trials, without a second step)`);
    console.log(`password ${passwordText(accounts)}`);
  } else if (!hasStaff) {
    console.log('staff    nobody yet: npm run staff -- add NAME@EXAMPLE.COM --role support');
  }
}

/** Whether this start is to have demo accounts. Throws a SettingsError where others could use them. */
function wantsDemo({ host, demoPublic }: Settings): boolean {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== '--demo')) {
    throw new SettingsError('the only argument is --demo; all else is told by variables');
  }
  if (flag === undefined) return false;
  if (demoPublic || isThisMachine(host)) return true;
  throw new SettingsError(
    `HOST: others can reach ${host}, and npm start has demo accounts with one password and no ` +
      'second step. Start without them: node src/start.ts. Or allow it: DEMO_PUBLIC=1',
  );
}

/** What went wrong at the start, in words for whoever started it. */
function explain(error: unknown, { port, host }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Choose another one, such as PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used by this user.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  if (error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface StartSettings extends Settings {
  readonly page: PageSettings;
  readonly demo: ServerOptions['demo'];
}

function readSettings(): StartSettings | null {
  try {
    const settings = settingsOf(process.env);
    const demo = wantsDemo(settings) ? { password: settings.demoPassword } : undefined;
    return { ...settings, page: pageSettingsOf(process.env), demo };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`The environment is not right.\n${error.message}`);
    return null;
  }
}

/** How often it is looked whether the parent is still there, in milliseconds. */
const PARENT_CHECK_MS = 250;
/** Who started this process; another one where that has ended. */
const parent = process.ppid;

/**
 * Ends the server at the first signal; whoever sends a second one does not want to wait. Between npm
 * and this process stands a shell, which takes a signal for itself: then the parent is gone.
 */
function closeOnSignal(running: RunningServer): void {
  let closing = false;
  const close = () => {
    closing = true;
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => (closing ? process.exit(1) : close()));
  }
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent && !closing) close();
  }, PARENT_CHECK_MS).unref();
}

async function main(): Promise<void> {
  const settings = readSettings();
  if (settings === null) {
    process.exitCode = 1;
    return;
  }
  try {
    const { unreleased, demo } = settings;
    assertReleased(await buildIfStale(), { unreleased, isDemo: demo !== undefined });
    // Whatever is written from here on is for this user alone.
    process.umask(0o077);
    const running = await startServer({
      ...settings,
      dist: path.join(root, 'dist'),
      backEnd: backEndOf(settings),
    });
    closeOnSignal(running);
    greet(running);
  } catch (error) {
    console.error(explain(error, settings));
    process.exitCode = 1;
  }
}

await main();
