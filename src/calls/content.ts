import * as v from 'valibot';
import { counters } from '../domain/coupon/preset.ts';
import { finite } from '../kernel/numbers.ts';
import { address } from '../kernel/privacy.ts';
import { call } from './define.ts';

const pageQuery = v.object({
  domain: v.string(),
  projectId: v.string(),
  language: v.string(),
  timezone: v.string(),
  stream: v.string(),
  section: v.string(),
});

const blocks = v.object({ blocks: v.array(v.record(v.string(), v.unknown())) });

export const contentCalls = {
  remoteView: call({
    path: '/remote-views/{name}{routeFullPath}',
    retry: { times: 3, delay: 1000, doubling: true },
    input: {
      path: v.object({ name: v.string(), routeFullPath: address(v.string()) }),
      headers: v.object({
        'x-render-mode': v.literal('json'),
        'x-api-version': v.literal('v2'),
        'x-force-spa': v.optional(v.literal('1')),
      }),
    },
    reply: v.object({
      body: v.string(),
      style: v.string(),
      cssToLoad: v.array(v.string()),
      scriptsToLoad: v.array(v.string()),
      appName: v.string(),
      title: v.string(),
      codeToEval: v.string(),
      head: v.string(),
    }),
  }),
  seoPage: call({
    path: '/seo-api/v1/page',
    input: { query: pageQuery },
    reply: v.object({
      title: v.string(),
      description: v.string(),
      siteName: v.string(),
      metaRobots: v.string(),
      hierarchyMetaRobots: v.string(),
      metas: v.array(v.record(v.string(), v.string())),
      customCanonical: v.nullable(v.object({ mode: v.picklist(['url', 'mirror']) })),
    }),
  }),
  seoContent: call({ path: '/seo-api/v1/content', input: { query: pageQuery }, reply: blocks }),
  seoVisual: call({ path: '/seo-api/v1/visual', input: { query: pageQuery }, reply: blocks }),
  sportsMap: call({
    path: '/seo-api/v1/sports-map',
    input: { query: v.object({ lng: v.string(), nameEng: v.string() }) },
    reply: v.array(v.object({ sportId: finite, name: v.string() })),
  }),
  gamesPreview: call({
    path: '/web-api/games/v1/preview-light',
    input: {
      query: v.object({
        whence: v.string(),
        groupId: v.string(),
        ref: v.string(),
        lng: v.string(),
        fcountry: v.string(),
        includeCategories: v.literal('false'),
      }),
    },
    reply: v.object({
      Success: v.boolean(),
      Value: v.record(
        v.string(),
        v.array(
          v.object({
            id: finite,
            name: v.string(),
            route: v.string(),
            oldRoute: v.nullable(v.string()),
            categories: v.array(finite),
            tagId: v.nullable(finite),
          }),
        ),
      ),
    }),
  }),
  counters: call({
    path: '/web-api/counters/v1',
    input: { query: v.object({ domain: v.string(), projectId: v.string() }) },
    reply: counters,
  }),
};
