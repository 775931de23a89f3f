import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '../page/element-text.ts';
import { viewPage } from '../page/page-view.ts';
import { suggestSelectors } from './suggest-selectors.ts';

const page = (title: string, at: number) =>
  viewPage(
    `<head><meta property="og:title" content="${title}"><script type="application/ld+json">{"@type":"NewsArticle","headline":"${title}"}</script></head>
<body><div class="row"><div class="col-8"><h1 class="article__title cms-title">${title}</h1><span class="a7f3k29x1">20/11/2026</span>
<div id="body-${at}12345" class="article__body"><p>Một</p></div><ul class="tags"><li><a href="/t/1">hội</a></li><li><a href="/t/2">làng</a></li></ul><img class="lead-img" src="/${at}.jpg"></div></div></body>`,
    `https://vidu.example/${at}.html`,
  );
const first = page('Mở hội đua thuyền trên sông Ngọc', 1);
const others = [page('Khánh thành cầu treo bản Mẫu', 2), page('Được mùa na trên núi đá', 3)];

function suggest(field: PageField, css: string) {
  const element = first.document.querySelector(css);
  const node = [...elementsIn(first.document)].findIndex((one) => element?.isSameNode(one));
  return suggestSelectors(field, { page: first, node, others });
}

describe('suggestSelectors', () => {
  it('proposes names of the site before places, in several kinds, each tried on the other pages', () => {
    const found = suggest('title', 'h1');
    expect(found[0]).toMatchObject({ value: 'Mở hội đua thuyền trên sông Ngọc', works: 2, tried: 2 });
    const written = found.map(({ selector }) => `${selector.kind} ${selector.expr}`);
    expect(written).toContain('CSS .article__title');
    expect(written).toContain('META og:title');
    expect(written).toContain('JSONLD $.headline');
    expect(written.find((one) => one.startsWith('XPATH'))).toBe(
      'XPATH //h1[contains(concat(" ", normalize-space(@class), " "), " article__title ")]',
    );
  });

  it('leaves out names that change from page to page', () => {
    const [best] = suggest('content', '.article__body');
    expect(best?.selector).toMatchObject({ kind: 'CSS', expr: '.article__body' });
    const [date] = suggest('publishedTime', '.a7f3k29x1');
    expect(date?.selector.expr).not.toContain('a7f3k29x1');
    expect(date?.value).toBe('20/11/2026');
  });

  it('takes all of a field with several values, and the address of a picture', () => {
    const [tags] = suggest('tags', '.tags a');
    expect(tags?.selector).toMatchObject({ take: 'ALL' });
    expect(suggest('cover', 'img')[0]?.selector).toMatchObject({
      kind: 'CSS',
      expr: '.lead-img',
      attr: 'src',
    });
  });

  it('proposes nothing for an element that the page has not', () => {
    expect(suggestSelectors('title', { page: first, node: 9999, others })).toEqual([]);
  });
});
