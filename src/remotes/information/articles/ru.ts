import type { Articles } from '../article.ts';
import { betting } from './ru/betting.ts';
import { payments } from './ru/payments.ts';
import { policies } from './ru/policies.ts';
import { rules } from './ru/rules.ts';
import { safety } from './ru/safety.ts';
import { service } from './ru/service.ts';

export const articles: Articles = {
  ...service,
  ...betting,
  ...rules,
  ...payments,
  ...safety,
  ...policies,
};
