import ky from 'ky';
import { CALL_PATH, enter, TOKEN_PATH } from './contest.ts';

let token: Promise<string> | null = null;

const fetchToken = (): Promise<string> =>
  ky
    .get(TOKEN_PATH)
    .json<{ token: string }>()
    .then((reply) => reply.token);

/** Hooks as its guide shows them: headers before, a refreshed token after a 401, retries. */
const client = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'] },
  hooks: {
    beforeRequest: [
      async ({ request }) => {
        token ??= fetchToken();
        request.headers.set('authorization', `Bearer ${await token}`);
        request.headers.set('x-language', 'en');
      },
    ],
    afterResponse: [
      async ({ request, response }) => {
        if (response.status !== 401) return response;
        token = fetchToken();
        request.headers.set('authorization', `Bearer ${await token}`);
        return ky(request);
      },
    ],
  },
});

enter({ call: () => client.get(CALL_PATH).json() });
