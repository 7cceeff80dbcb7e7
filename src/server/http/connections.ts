import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { networkOf } from '../../server-kernel/network.ts';
import { Quota } from '../../server-kernel/quota.ts';

/** How long connections may take for what they do, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until a request is there with its body; a recorder waits as long for an answer. */
  readonly request: number;
  /** Without a request; longer than the minute for which balancers keep a connection. */
  readonly idle: number;
  /** Without a byte either way, in the middle of a request or an answer. */
  readonly silence: number;
  /** Time between two looks at what has taken too long. */
  readonly check: number;
  readonly total: number;
  /** Of one network, that is no trusted proxy: such a one speaks for many. */
  readonly perNetwork: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  idle: 72_000,
  silence: 180_000,
  check: 5_000,
  total: 20_000,
  perNetwork: 1_000,
};

/** What Fastify is told of the times. */
export function timesOf({ headers, request, idle, silence, check }: ConnectionLimits) {
  return {
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  };
}

/** Closes connections at once that are more than there may be, in all or of one network. */
export function limitConnections(
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  trustProxy: readonly string[],
): void {
  const quota = new Quota({ total, each: { network: perNetwork } });
  const isProxy = compile([...trustProxy]);
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const holder = isProxy(address, 0) ? {} : { network: networkOf(address) };
    const taken = quota.take(holder);
    if (taken.ok) socket.once('close', taken.value);
    else socket.destroy();
  });
}
