import superagent from 'superagent';
import { CALL_PATH, enter, TOKEN_PATH } from './contest.ts';

/** The client below ours, with nothing around it: whoever calls takes care of the token. */
const token = superagent('GET', TOKEN_PATH).then(({ body }) => (body as { token: string }).token);

enter({
  async call() {
    const { body } = await superagent('GET', CALL_PATH)
      .set({ accept: 'application/json', authorization: `Bearer ${await token}` })
      .ok(() => true);
    return body;
  },
});
