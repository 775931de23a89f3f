import { undo } from '@tiptap/pm/history';
import { countWords } from '@toasoan/contract/article/article-text.ts';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import { withoutSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { discussed, LONG, notesIn, openLong, painted } from '../../../test/long-article.tsx';
import type { LiveArticle } from './live-article.ts';
import { notedEditor } from './notes/noted-editor.ts';
import { decide } from './suggestions/decide.ts';

// How long opening and typing take is measured by `npm run bench -- typing`.

const LETTERS = 'moi dong mot y';
/** A letter needs a few layouts; code that reads and writes in turn would need one for each of the 520 blocks. */
const LAYOUTS_PER_KEY = 10;

async function layouts(): Promise<number> {
  await cdp().send('Performance.enable');
  const { metrics } = await cdp().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** Types in the middle of the article; returns the blocks whose elements changed, and the layouts for each key. */
async function typeInTheMiddle({ editor }: LiveArticle) {
  const { doc } = editor.state;
  editor.commands.setTextSelection(doc.resolve(Math.floor(doc.content.size / 2)).pos);
  await painted();
  await expect.element(editor.view.dom).toHaveFocus();
  const changed = new Set<Node>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) changed.add(blockOf(target, editor.view.dom));
  });
  watcher.observe(editor.view.dom, { childList: true, characterData: true, subtree: true });
  const before = await layouts();
  for (const letter of LETTERS) {
    await userEvent.keyboard(letter);
    await painted();
  }
  const perKey = ((await layouts()) - before) / LETTERS.length;
  watcher.disconnect();
  return { changed: changed.size, perKey };
}

function blockOf(node: Node, article: Node): Node {
  let block = node;
  while (block.parentNode !== null && block !== article && block.parentNode !== article)
    block = block.parentNode;
  return block;
}

describe('an article of 20,000 words', () => {
  test('is editable within a second', async () => {
    expect(countWords(LONG)).toBeGreaterThan(20_000);
    const article = await openLong();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Mở');
    expect(article.document().content[0]?.content?.[0]?.text).toMatch(/^Mở/);
  });

  test('paints 95 of 100 keys within 50 ms, in a row and while earlier ones settle', async () => {
    const { changed, perKey } = await typeInTheMiddle(await openLong());
    expect(changed).toBe(1);
    expect(perKey).toBeLessThan(LAYOUTS_PER_KEY);
  });

  test.each([
    ['in', true],
    ['out of', false],
  ])(
    'with 100 pictures, 200 notes and 200 suggestions redraws only that block %s suggestion mode',
    async (_, isOn) => {
      const document = discussed();
      expect(document.content.filter(({ type }) => type === 'figure')).toHaveLength(100);
      expect(listSuggestions(document)).toHaveLength(200);
      const article = await openLong(document);
      await article.suggesting.turn(isOn);
      await expect.poll(() => article.suggesting.isActive()).toBe(true);
      const noted = notedEditor(article);
      noted.show(notesIn(article, 200));
      expect(noted.places().size).toBe(200);
      const { dom } = article.editor.view;
      expect(dom.querySelectorAll('.picture img')).toHaveLength(100);
      expect(dom.querySelectorAll('button, textarea')).toHaveLength(0);
      const { changed, perKey } = await typeInTheMiddle(article);
      expect(listSuggestions(article.document()).length > 200).toBe(isOn);
      expect(changed).toBe(1);
      expect(perKey).toBeLessThan(LAYOUTS_PER_KEY);
    },
  );

  test('accepts 200 suggestions, undoes that and toggles suggesting within a second each', async () => {
    const article = await openLong(discussed());
    await article.suggesting.turn(true);
    await article.suggesting.turn(false);
    await expect.element(page.getByRole('button', { name: 'Đề xuất sửa' })).toBeVisible();
    const ids = listSuggestions(article.document()).map(({ id }) => id);
    expect(ids).toHaveLength(200);
    const before = article.document();
    decide(article.editor, ids, 'accept');
    expect(article.document()).toEqual(withSuggestions(before));
    undo(article.editor.state, article.editor.view.dispatch);
    expect(listSuggestions(article.document())).toHaveLength(200);
    await article.suggesting.turn(true);
    await article.suggesting.turn(false);
    decide(article.editor, ids, 'reject');
    expect(article.document()).toEqual(withoutSuggestions(before));
  });

  test('updates its count after a change without reading the rest of it', async () => {
    const article = await openLong();
    const before = article.document();
    article.editor.commands.insertContent('thêm ');
    const after = article.document();
    expect(after.content.filter((block, index) => block !== before.content[index])).toHaveLength(1);
    const words = countWords(after);
    await expect
      .element(page.getByText(`${words.toLocaleString('vi-VN')} chữ`, { exact: false }))
      .toBeVisible();
  });
});
