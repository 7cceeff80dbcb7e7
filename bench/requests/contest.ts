/** One way to call a server from a page. */
export interface Client {
  /** Makes the same call as everybody: a GET with the player's token, answered with JSON. */
  call(): Promise<unknown>;
}

/** Where the token comes from, and what the call asks for. */
export const TOKEN_PATH = '/web-api/user/gettoken?force_refresh=true';
export const CALL_PATH = '/web-api/auth/v1/rights';

/** Puts a client into its page, for the benchmark to run. */
export function enter(client: Client): void {
  const page = {
    async run(times: number): Promise<void> {
      for (let i = 0; i < times; i += 1) await client.call();
    },
  };
  Object.assign(globalThis, { page });
}

export interface BenchPage {
  run(times: number): Promise<void>;
}
