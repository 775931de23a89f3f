import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';

test.each(ARTICLE_CORPUS)('writes $name', ({ document, html }) => {
  expect(renderArticle(document)).toBe(html);
});

/** Unchecked content, such as a row that was changed by hand. */
const unchecked = (value: object) => renderArticle(value as ArticleNode);
const p = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

test('a node that the table does not know leaves only its words', () => {
  const script = { type: 'script', attrs: { src: 'x' }, content: [{ type: 'text', text: '<alert>' }] };
  expect(unchecked({ type: 'doc', content: [script] })).toBe('&lt;alert&gt;');
  expect(unchecked(p({ type: 'text', text: 'a', marks: [{ type: 'constructor' }] }))).toBe('<p>a</p>');
});

test('a link with a forbidden address leaves only its words', () => {
  const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }];
  expect(unchecked(p({ type: 'text', text: 'a', marks }))).toBe('<p>a</p>');
});

test('an attribute cannot leave its quotes, nor a level its tag', () => {
  const heading = { type: 'heading', attrs: { level: '2><script>' }, content: [] };
  const list = { type: 'orderedList', attrs: { start: '"><script>' }, content: [] };
  expect(unchecked({ type: 'doc', content: [heading, list] })).toBe(
    '<h2></h2><ol start="&quot;&gt;&lt;script&gt;"></ol>',
  );
});

test('an invalid video leaves nothing, and its words cannot leave their places', () => {
  const embed = (attrs: object) => unchecked({ type: 'doc', content: [{ type: 'embed', attrs }] });
  expect(embed({ provider: 'youtube', id: 'x" onload="alert(1)' })).toBe('');
  expect(embed({ provider: 'constructor', id: 'dQw4w9WgXcQ' })).toBe('');
  const html = embed({
    provider: 'youtube',
    id: 'dQw4w9WgXcQ',
    title: '"><script>',
    caption: '</figcaption><script>',
  });
  expect(html).toContain(' title="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<figcaption>&lt;/figcaption&gt;&lt;script&gt;</figcaption>');
});
