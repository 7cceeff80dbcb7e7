export interface FakeLink {
  href: string;
  onload: () => void;
  onerror: () => void;
  getAttribute(): string;
  remove(): void;
  after(link: FakeLink): void;
}

/** As much of a document as style sheets need; the test says how their loading ends. */
export function fakePage(first: readonly string[] = [], partStyles?: string) {
  const links: FakeLink[] = [];
  const linkOf = (href: string): FakeLink => {
    const link: FakeLink = {
      href,
      onload: () => {},
      onerror: () => {},
      getAttribute: () => link.href,
      remove: () => void links.splice(links.indexOf(link), 1),
      after: (next) => void links.splice(links.indexOf(link) + 1, 0, next),
    };
    return link;
  };
  links.push(...first.map(linkOf));
  const page = {
    querySelectorAll: () => links,
    querySelector: (what: string) =>
      what.startsWith('meta') ? partStyles && { content: partStyles } : (links[0] ?? null),
    createElement: () => linkOf(''),
    head: { append: (link: FakeLink) => links.push(link) },
  };
  return { page: page as unknown as Document, links };
}
