import { IconButton } from '../site/ui/controls/button.tsx';
import { Icon } from '../site/ui/marks/icons.tsx';
import { type Account, isAnalyst, isSupport } from './api/account.ts';
import css from './header.module.css';
import { texts } from './texts.ts';
import { useTheme } from './theme.ts';
import { PageLink, useUrl } from './ui/link.tsx';

function NavLink({ to, children }: { readonly to: string; readonly children: string }) {
  const url = useUrl();
  const isHere =
    url.startsWith(to) || (to.endsWith('/sessions') && /^\/console\/?(\?|$)/.test(url));
  return (
    <PageLink to={to} className={css.link} aria-current={isHere ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}

function ThemeButton() {
  const [theme, toggle] = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      size="s"
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? texts.theme.light : texts.theme.dark}
      onClick={toggle}
    />
  );
}

export interface HeaderProps {
  readonly account: Account | null;
  readonly onSignOut: () => void;
}

/** The bar at the top: where one is, and who one is; below it that this is a trial, where it is. */
export function Header(props: HeaderProps) {
  return (
    <header className={css.head}>
      <Bar {...props} />
      {props.account?.isDemo && <p className={css.demo}>{texts.account.demo}</p>}
    </header>
  );
}

function Bar({ account, onSignOut }: HeaderProps) {
  return (
    <div className={css.bar}>
      <a className={css.skip} href="#content">
        {texts.skip}
      </a>
      <span className={css.product}>{texts.product}</span>
      {account && (
        <nav className={css.nav} aria-label={texts.nav.label}>
          <NavLink to="/console/sessions">{texts.nav.sessions}</NavLink>
          {isAnalyst(account) && <NavLink to="/console/analytics">{texts.nav.analytics}</NavLink>}
          {isSupport(account) && <NavLink to="/console/security">{texts.nav.security}</NavLink>}
          {isSupport(account) && <NavLink to="/console/documents">{texts.nav.documents}</NavLink>}
          {isSupport(account) && <NavLink to="/console/requests">{texts.nav.requests}</NavLink>}
          {isSupport(account) && <NavLink to="/console/guests">{texts.nav.guests}</NavLink>}
          {isSupport(account) && <NavLink to="/console/games">{texts.nav.games}</NavLink>}
          {isSupport(account) && <NavLink to="/console/erasures">{texts.nav.erasures}</NavLink>}
        </nav>
      )}
      <div className={css.end}>
        {account && (
          <PageLink
            to="/console/account"
            className={css.who}
            aria-label={texts.account.link(account.login)}
          >
            <Icon name="user" size={16} />
            <span className={css.name}>{account.login}</span>
          </PageLink>
        )}
        <ThemeButton />
        {account && <IconButton size="s" icon="logout" label={texts.signOut} onClick={onSignOut} />}
      </div>
    </div>
  );
}
