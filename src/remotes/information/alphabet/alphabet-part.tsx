import { type Category, categories } from '../../../domain/reading/terms.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import { NoArticle } from '../no-article.tsx';
import { Waiting } from '../waiting.tsx';
import { alphabetOf, type Term } from './load.ts';
import { inOrder } from './order.ts';
import { TermList } from './term-list.tsx';
import { Back, TermPage } from './term-page.tsx';

interface BlockProps {
  readonly block: string;
  readonly category: Category | null;
  readonly terms: readonly Term[];
}

/** Terms whose English name begins with a letter: an address leads to the same ones in each language. */
function BlockPage({ block, category, terms }: BlockProps) {
  const host = useHost('alphabet');
  const letter = block.toUpperCase();
  return (
    <article className={info['article']}>
      <Back />
      <h1>
        {letter}
        {category && `: ${host.t(`alphabet_category_${category}`)}`}
      </h1>
      <p className={info['lead']}>{host.t('alphabet_block', { letter })}</p>
      <TermList terms={inOrder(terms, host.language())} />
    </article>
  );
}

interface PartProps {
  readonly block: string;
  readonly category: Category | null;
  readonly slug: string | undefined;
}

function Part({ block, category, slug }: PartProps) {
  const host = useHost('alphabet');
  return (
    <FetchedView
      of={alphabetOf(host.language(), category)}
      name={`alphabet ${category ?? 'all'}`}
      skeleton={<Waiting />}
    >
      {(terms) => {
        const inBlock = terms.filter((term) => term.slug.startsWith(block));
        if (slug === undefined && inBlock.length > 0) {
          return <BlockPage block={block} category={category} terms={inBlock} />;
        }
        const term = inBlock.find((one) => one.slug === slug);
        return term ? <TermPage term={term} among={terms} /> : <NoArticle />;
      }}
    </FetchedView>
  );
}

const categoryNames = Object.fromEntries(categories.map((name) => [name, name])) as {
  readonly [K in Category]: K;
};

/** What stands below the alphabet in its address: a letter, a category of it, or one term. */
export function AlphabetPart() {
  const { block = '', category, slug } = useHostState((state) => state.route.params);
  if (!/^[a-z]$/.test(block)) return <NoArticle />;
  if (category === undefined) return <Part block={block} category={null} slug={undefined} />;
  if (!isKeyOf(category, categoryNames)) return <NoArticle />;
  return <Part block={block} category={category} slug={slug} />;
}
