import { mergeMap } from 'rxjs';
import { PAGE_STEP } from '../../domain/line/list-length.ts';
import { viewKey } from '../../domain/site/view-key.ts';
import { type LinePart, LONG } from '../../routes/line-part.ts';
import { linePartsOf } from '../../routes/line-parts.ts';
import { effect, request } from '../define.ts';

/** The next page of a list, when its reader wants more of it than there is. */
export const furtherGames = effect('furtherGames', (context) =>
  context.on('page.choiceMade').pipe(
    mergeMap(({ seq, data }) => {
      const { route, line } = context.state();
      const isMeant = ({ section, query }: LinePart) => viewKey(section, query) === data.part;
      const loaded = line.views[data.part]?.gameIds.length ?? 0;
      const offset = String(loaded - (loaded % PAGE_STEP));
      return linePartsOf(route)
        .filter(isMeant)
        .map(({ section, query }) => {
          const page = { lng: route.language, ...query, limit: LONG, offset };
          return request(context, 'sportsLine', { path: { section }, query: page }, seq);
        });
    }),
  ),
);
