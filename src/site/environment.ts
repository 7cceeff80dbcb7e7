import * as v from 'valibot';
import {
  ENVIRONMENT_META,
  type PageEnvironment,
  pageEnvironment,
} from '../domain/page-environment.ts';
import { schemaProblem } from '../kernel/schema-problem.ts';
import type { OnFailure } from './loading/failure.ts';

const text = v.pipe(v.string(), v.parseJson(), pageEnvironment);

/** Where the site runs, as the page says; a page that says nothing, or nonsense, means the defaults. */
export function environmentOf(page: Document, onFailure: OnFailure): PageEnvironment {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${ENVIRONMENT_META}"]`);
  const parsed = v.safeParse(text, meta?.content ?? '{}');
  if (parsed.success) return parsed.output;
  onFailure('environment', schemaProblem(parsed.issues));
  return v.parse(pageEnvironment, {});
}
