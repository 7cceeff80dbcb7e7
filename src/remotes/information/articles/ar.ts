import type { Articles } from '../article.ts';
import { betting } from './ar/betting.ts';
import { payments } from './ar/payments.ts';
import { policies } from './ar/policies.ts';
import { rules } from './ar/rules.ts';
import { safety } from './ar/safety.ts';
import { service } from './ar/service.ts';

export const articles: Articles = {
  ...service,
  ...betting,
  ...rules,
  ...payments,
  ...safety,
  ...policies,
};
