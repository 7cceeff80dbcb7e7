import type { SiteConfigByName } from '../../domain/site/config.ts';
import { decodeSiteConfig } from '../../domain/site/config-decode.ts';
import type { EventData } from '../../events/catalogue.ts';
import { projection } from '../define.ts';

/** Site configuration by name. `installed` is whether any was loaded; without it defaults hold. */
export interface ConfigState {
  installed: boolean;
  /** The language it was asked for in; empty before it was. */
  language: string;
  status: 'empty' | 'loading' | 'ready' | 'failed';
  values: Partial<SiteConfigByName>;
  rejected: string[];
}

const initial = (): ConfigState => ({
  installed: false,
  language: '',
  status: 'empty',
  values: {},
  rejected: [],
});

/** What arrived is all there is: a value that is gone from it has its default again. */
function take(slice: ConfigState, values: Readonly<Record<string, unknown>>): void {
  const decoded = decodeSiteConfig(values);
  const { production } = slice.values;
  slice.installed = true;
  slice.status = 'ready';
  slice.values = { ...(production === undefined ? {} : { production }), ...decoded.config };
  slice.rejected = decoded.rejected.map(({ name, reason }) => `${name}: ${reason}`);
}

function loading(slice: ConfigState, { query }: EventData<'http.requested'>): void {
  slice.language = String(query?.lang ?? '');
  if (!slice.installed) slice.status = 'loading';
}

/** There is no configuration that is still good. What was there before holds all the same. */
function failed(slice: ConfigState): void {
  slice.installed = false;
  slice.status = 'failed';
}

export const config = projection('config', 2, initial, {
  on: {
    'app.started'(slice, { production }) {
      slice.values = { production };
    },
  },
  requests: { configGroup: loading },
  replies: {
    configGroup(slice, groups) {
      const values = Object.values(groups);
      if (values.length > 0) take(slice, Object.assign({}, ...values));
    },
    configAll: (slice, { values }) => take(slice, values),
  },
  refusals: { configAll: failed },
  failures: { configAll: failed },
});
