import type { Articles } from '../article.ts';
import { betting } from './de/betting.ts';
import { payments } from './de/payments.ts';
import { policies } from './de/policies.ts';
import { rules } from './de/rules.ts';
import { safety } from './de/safety.ts';
import { service } from './de/service.ts';

export const articles: Articles = {
  ...service,
  ...betting,
  ...rules,
  ...payments,
  ...safety,
  ...policies,
};
