import type {
  FieldSelector,
  PageField,
  SelectorKind,
} from '@toasoan/contract/features/extraction/template-definition.ts';

type Short = readonly [kind: SelectorKind, expr: string, attr?: string];

/** Where most sites say what a field is: tried where nobody has clicked anything. */
const USUAL: Readonly<Record<PageField, readonly Short[]>> = {
  title: [
    ['JSONLD', '$.headline'],
    ['META', 'og:title'],
    ['CSS', 'h1'],
  ],
  sapo: [
    ['JSONLD', '$.description'],
    ['META', 'og:description'],
    ['META', 'description'],
  ],
  content: [
    ['CSS', '[itemprop="articleBody"]'],
    ['CSS', 'article'],
  ],
  author: [
    ['JSONLD', '$.author.name'],
    ['META', 'author'],
    ['CSS', '[rel="author"]'],
  ],
  publishedTime: [
    ['JSONLD', '$.datePublished'],
    ['META', 'article:published_time'],
    ['CSS', 'time[datetime]', 'datetime'],
    ['META', 'pubdate'],
  ],
  category: [
    ['JSONLD', '$.articleSection'],
    ['META', 'article:section'],
    ['CSS', '[class*="breadcrumb"] a:last-of-type'],
  ],
  tags: [
    ['META', 'article:tag'],
    ['CSS', '[rel="tag"]'],
  ],
  cover: [
    ['META', 'og:image'],
    ['JSONLD', '$.image'],
  ],
  coverCaption: [['CSS', 'figure figcaption']],
  keywords: [
    ['META', 'news_keywords'],
    ['META', 'keywords'],
  ],
  sourceName: [['META', 'og:site_name']],
};
const SEVERAL: readonly PageField[] = ['author', 'tags', 'keywords'];

export function usualSelectors(field: PageField): FieldSelector[] {
  const take = SEVERAL.includes(field) ? 'ALL' : 'FIRST';
  return USUAL[field].map(([kind, expr, attr = '']) => ({ kind, expr, attr, take, transform: [] }));
}
