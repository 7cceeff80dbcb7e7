import type { Account, AccountApi } from '../api/account.ts';
import { texts } from '../texts.ts';
import css from './account.module.css';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export interface AccountPageProps {
  readonly account: Account;
  readonly api: AccountApi;
}

/** Who one is here, where one is signed in, and another password. */
export function AccountPage({ account, api }: AccountPageProps) {
  return (
    <main id="content" className={css.page}>
      <div className={css.column}>
        <h1>{texts.account.title}</h1>
        <p className={css.quiet}>
          {account.login} · {account.roles.join(', ')}
        </p>
        <SessionsCard api={api} />
        <PasswordCard api={api} login={account.login} />
      </div>
    </main>
  );
}
