import { Fragment } from 'react';
import type { RouteName } from '../../../routes/table.ts';
import { useHost } from '../../host.tsx';
import { useHref } from './link.tsx';

/** Where the words in brackets lead, by the name before the colon. */
export type TextLinks = Readonly<
  Record<string, { readonly route: RouteName; readonly params?: Readonly<Record<string, string>> }>
>;

const LINKS = /(\[\w+:[^\]]+\])/;
const LINK = /^\[(\w+):([^\]]+)\]$/;

function NewTabLink({ to, children }: { readonly to: string; readonly children: string }) {
  const host = useHost('registration');
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({host.t('registration_new_tab')})</span>
    </a>
  );
}

/**
 * A sentence with links in it, as `I agree to [rules:the rules]`. They open beside the page: what
 * was typed into a form must not be lost by reading.
 */
export function LinkedText({ text, links }: { readonly text: string; readonly links: TextLinks }) {
  const hrefOf = useHref();
  return text.split(LINKS).map((part, place) => {
    const [, name = '', words = ''] = LINK.exec(part) ?? [];
    const link = links[name];
    const to = link ? hrefOf(link.route, link.params) : null;
    const key = `${place} ${part}`;
    if (words === '') return <Fragment key={key}>{part}</Fragment>;
    return to === null ? (
      <Fragment key={key}>{words}</Fragment>
    ) : (
      <NewTabLink key={key} to={to}>
        {words}
      </NewTabLink>
    );
  });
}
