import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { toWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { anchorAt } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { ArticleEditor } from '#web/patterns/article-editor/article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { documentWords } from '#web/patterns/article-editor/notes/document-words.ts';
import type { ShownNote } from '#web/patterns/article-editor/notes/noted-text.ts';
import { renderScreen } from './render-screen.tsx';

const WORDS =
  'Sáng nay ở Nghệ An bà con gặt lúa từ tờ mờ sáng, nắng lên thì phơi thóc ngoài sân, chiều xuống chợ Vinh bán được giá hơn mọi năm'.split(
    ' ',
  );
const LINK = {
  type: 'link' as const,
  attrs: { href: 'https://nghean.gov.vn', newTab: false, nofollow: false },
};

function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, index) => WORDS[(from + index) % WORDS.length]).join(' ');
}
const p = (count: number, from: number): ArticleNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words(count, from) }],
});
const linked = (from: number): ArticleNode => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: `${words(20, from)} ` },
    { type: 'text', marks: [LINK], text: words(3, from) },
    { type: 'text', text: ` ${words(17, from)}` },
  ],
});
const heading = (level: number, from: number): ArticleNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: words(8, from) }],
});
const list = (from: number): ArticleNode => ({
  type: 'bulletList',
  content: [0, 1, 2, 3].map((item) => ({ type: 'listItem', content: [p(10, from + item)] })),
});
function table(from: number): ArticleNode {
  const attrs = { colspan: 1, rowspan: 1 };
  const cell = (at: number): ArticleNode => ({ type: 'tableCell', attrs, content: [p(3, at)] });
  const row = (at: number): ArticleNode => ({
    type: 'tableRow',
    content: [cell(at), cell(at + 1), cell(at + 2)],
  });
  return { type: 'table', content: [row(from), row(from + 1), row(from + 2), row(from + 3)] };
}
function block(index: number): ArticleNode {
  if (index % 100 === 50) return table(index);
  if (index % 25 === 0) return heading(index % 50 === 0 ? 2 : 3, index);
  if (index % 25 === 12) return list(index);
  return index % 10 === 3 ? linked(index) : p(41, index);
}
/** A long article: 20,000 words in 520 blocks. */
export const LONG: ArticleDocument = {
  type: 'doc',
  content: Array.from({ length: 520 }, (_, index) => block(index)),
};

const picture = (index: number): ArticleNode => ({
  type: 'figure',
  attrs: {
    mediaId: `${index + 1}`,
    key: 'AbCdEfGhIjKlMnOpQr-_Uv',
    width: 1600,
    height: 900,
    alt: words(6, index),
    caption: words(12, index),
    credit: 'Thu Hà',
    align: 'center',
  },
});
/** Two words of a paragraph replaced by two others. */
function suggestedIn(node: ArticleNode, index: number): ArticleNode {
  const all = (node.content?.[0]?.text ?? '').split(' ');
  const attrs = {
    id: `suggest-${index}`,
    authorId: index % 2 === 0 ? '7' : '8',
    authorName: index % 2 === 0 ? 'Trần Biên Tập' : 'Lê Thư Ký',
    time: '2026-11-22T03:00:00.000Z',
  };
  return {
    type: 'paragraph',
    content: [
      { type: 'text', text: `${all.slice(0, 10).join(' ')} ` },
      { type: 'text', marks: [{ type: 'deletion', attrs }], text: all.slice(10, 12).join(' ') },
      { type: 'text', marks: [{ type: 'insertion', attrs }], text: words(2, index + 5) },
      { type: 'text', text: ` ${all.slice(12).join(' ')}` },
    ],
  };
}
/** The long article with 100 pictures and 200 suggestions of two people. */
export function discussed(): ArticleDocument {
  let suggestions = 0;
  const content = LONG.content.flatMap((node, index): ArticleNode[] => {
    const isPlain = node.type === 'paragraph' && node.content?.length === 1 && suggestions < 200;
    if (isPlain) suggestions += 1;
    const own = isPlain ? suggestedIn(node, suggestions) : node;
    return index % 5 === 0 && index < 500 ? [own, picture(index)] : [own];
  });
  return { type: 'doc', content };
}

/** Notes at the first words of every third line. */
export function notesIn(article: LiveArticle, count: number): ShownNote[] {
  const { words } = documentWords(article.editor.state.doc);
  return Array.from({ length: count }, (_, index) => {
    const start = toWords(words, index * 3, 0);
    return {
      id: `${index}`,
      anchor: anchorAt(words, { start, end: start + 10 }),
      mustFix: index % 5 === 0,
    };
  });
}

let live: LiveArticle | undefined;
afterEach(() => live?.destroy());

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Resolves in a task after the browser has drawn the next frame. */
export async function painted(): Promise<void> {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

export async function openLong(document = LONG): Promise<LiveArticle> {
  const article = createLiveArticle(document);
  live = article;
  // A page with autosave and a checklist reads these after every change.
  article.watch(() => {
    article.isDirty();
    article.document();
    article.facts(['toasoan.vn']);
  });
  article.suggesting.author = { userId: '7', name: 'Trần Biên Tập' };
  await renderScreen(
    <main>
      <ArticleEditor article={article} />
    </main>,
  );
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  article.focusStart();
  await painted();
  return article;
}
