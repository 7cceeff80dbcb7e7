import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NOBODY = 65534;

/** A NATS server of a test's own, to be killed and started again. */
export interface OwnNatsServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it with SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** True when there is a program to start. */
export function hasNatsServer(): boolean {
  return spawnSync('nats-server', ['--version']).status === 0;
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts a server with its data in a folder of its own; never as root. `more` are arguments, such as
 * those that make it one of a cluster.
 */
export async function ownNatsServer(more: readonly string[] = []): Promise<OwnNatsServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-nats-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(folder, NOBODY, NOBODY);
  const port = await freePort();
  let child: ChildProcess | null = null;
  const server: OwnNatsServer = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const own = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
      child = spawn('nats-server', [...own, ...more], {
        stdio: 'ignore',
        ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}),
      });
      while (!(await isOpen(port))) {
        if (child.exitCode !== null) throw new Error('nats-server does not start');
        await pause(20);
      }
    },
    async kill() {
      if (child === null || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = null;
    },
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
  await server.start();
  return server;
}

/** Three servers that know each other, by their names. */
export async function ownNatsCluster(): Promise<ReadonlyMap<string, OwnNatsServer>> {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`);
  const servers = new Map<string, OwnNatsServer>();
  for (const [i, route] of routes.entries()) {
    const own = ['-n', `server-${i}`, '--cluster_name', 'test', '--cluster', route];
    servers.set(`server-${i}`, await ownNatsServer([...own, '--routes', routes.join(',')]));
  }
  return servers;
}
