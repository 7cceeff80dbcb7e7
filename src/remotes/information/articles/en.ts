import type { Articles } from '../article.ts';
import { betting } from './en/betting.ts';
import { payments } from './en/payments.ts';
import { policies } from './en/policies.ts';
import { rules } from './en/rules.ts';
import { safety } from './en/safety.ts';
import { service } from './en/service.ts';

export const articles: Articles = {
  ...service,
  ...betting,
  ...rules,
  ...payments,
  ...safety,
  ...policies,
};
