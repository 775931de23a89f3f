import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText as wordsOf } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import { withoutSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearToasts, currentToasts } from '#web/ui/feedback/toasts.ts';
import { commit, compose } from '../../../../test/input-method.ts';
import { articleOf, articleText, openArticle, paragraph } from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

afterEach(clearToasts);

const EDITOR = { userId: '7', name: 'Trần Biên Tập' };
const OTHER = { userId: '8', name: 'Lê Thư Ký' };

async function suggestIn(document: ArticleDocument, author = EDITOR): Promise<LiveArticle> {
  const article = await openArticle(document);
  article.suggesting.author = author;
  await article.suggesting.turn(true);
  return article;
}

async function cursorAt(article: LiveArticle, from: number, to = from): Promise<void> {
  article.editor.commands.setTextSelection({ from, to });
  article.editor.view.focus();
  await expect.element(articleText()).toHaveFocus();
}

/** The text in words: suggested insertions in [ ], suggested deletions in { }. */
function shown(node: ArticleNode): string {
  const inner = node.type === 'text' ? (node.text ?? '') : (node.content ?? []).map(shown).join('');
  const own = node.type === 'hardBreak' ? '/' : node.type === 'horizontalRule' ? '—' : inner;
  const block = node.type === 'text' || node.type === 'doc' || node.type === 'hardBreak' ? own : `<${own}>`;
  return (node.marks ?? []).reduceRight((within, { type }) => {
    if (type === 'insertion') return `[${within}]`;
    return type === 'deletion' ? `{${within}}` : within;
  }, block);
}
const reads = (article: LiveArticle) => shown(article.document());
/** The public text and the suggested one. */
function bothWays(article: LiveArticle): [string, string] {
  const document = checkArticle(article.document());
  return [wordsOf(withoutSuggestions(document)), wordsOf(withSuggestions(document))];
}

describe('words', () => {
  test('typed are suggested as one change with author and time', async () => {
    const article = await suggestIn(articleOf('Lúa đồng'));
    await cursorAt(article, 4);
    await userEvent.keyboard(' chin');
    expect(reads(article)).toBe('<Lúa[ chin] đồng>');
    expect(listSuggestions(article.document())).toMatchObject([
      { kind: 'insertion', authorId: '7', authorName: 'Trần Biên Tập', inserted: ' chin' },
    ]);
  });

  test('deleted letter by letter stay struck through, and the cursor moves on', async () => {
    const article = await suggestIn(articleOf('Lúa chín'));
    await cursorAt(article, 9);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}x');
    expect(reads(article)).toBe('<Lúa c[x]{hín}>');
    expect(listSuggestions(article.document())).toHaveLength(1);
    await cursorAt(article, 1);
    await userEvent.keyboard('{Delete}{Delete}');
    expect(reads(article)).toBe('<{Lú}a c[x]{hín}>');
    expect(bothWays(article)).toEqual(['Lúa chín', 'a cx']);
  });

  test('suggested by the same user are removed without a trace', async () => {
    const article = await suggestIn(articleOf('Lúa'));
    await cursorAt(article, 4);
    await userEvent.keyboard('abc{Backspace}{Backspace}{Backspace}');
    expect(article.document()).toEqual(articleOf('Lúa'));
  });

  test('selected and typed over are one replacement', async () => {
    const article = await suggestIn(articleOf('giá tăng mạnh'));
    await cursorAt(article, 5, 9);
    await userEvent.keyboard('giam');
    expect(reads(article)).toBe('<giá {tăng}[giam] mạnh>');
    expect(listSuggestions(article.document())).toMatchObject([
      { kind: 'replacement', deleted: 'tăng', inserted: 'giam' },
    ]);
  });

  test('of another user are never removed at once', async () => {
    const article = await suggestIn(articleOf('a'));
    await cursorAt(article, 2);
    await userEvent.keyboard('bcd');
    article.suggesting.author = OTHER;
    await userEvent.keyboard('{Backspace}');
    expect(reads(article)).toBe('<a[bc][{d}]>');
    expect(bothWays(article)).toEqual(['a', 'abc']);
  });

  test('typed without suggesting inside suggestions stay after either decision', async () => {
    const article = await suggestIn(articleOf('một hai ba'));
    await cursorAt(article, 5, 8);
    await userEvent.keyboard('2222');
    await article.suggesting.turn(false);
    await cursorAt(article, 6);
    await userEvent.keyboard('X');
    await cursorAt(article, 11);
    await userEvent.keyboard('Y');
    expect(reads(article)).toBe('<một {h}X{ai}[22]Y[22] ba>');
    expect(bothWays(article)).toEqual(['một hXaiY ba', 'một X22Y22 ba']);
  });

  test('are undone in one step each, and redone', async () => {
    const article = await suggestIn(articleOf('Lúa chín'));
    await cursorAt(article, 5, 9);
    await userEvent.keyboard('{Delete}');
    expect(reads(article)).toBe('<Lúa {chín}>');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(article.document()).toEqual(articleOf('Lúa chín'));
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(reads(article)).toBe('<Lúa {chín}>');
  });
});

describe('lines', () => {
  test('split and joined are one again after either decision', async () => {
    const article = await suggestIn(articleOf('Một hai', 'ba'));
    await cursorAt(article, 5);
    await userEvent.keyboard('{Enter}');
    expect(reads(article)).toBe('<Một >[<hai>]<ba>');
    expect(bothWays(article)).toEqual(['Một hai\nba', 'Một \nhai\nba']);
    await userEvent.keyboard('{Backspace}');
    expect(article.document()).toEqual(articleOf('Một hai', 'ba'));
    await cursorAt(article, 10);
    await userEvent.keyboard('{Backspace}x');
    expect(reads(article)).toBe('<Một hai[x]>{<ba>}');
    expect(bothWays(article)).toEqual(['Một hai\nba', 'Một haixba']);
  });

  test('are written one below the other', async () => {
    const article = await suggestIn(articleOf('Một'));
    await cursorAt(article, 4);
    await userEvent.keyboard('{Enter}hai{Enter}ba');
    expect(reads(article)).toBe('<Một>[<[hai]>][<[ba]>]');
    expect(bothWays(article)).toEqual(['Một', 'Một\nhai\nba']);
  });

  test('deleted across paragraphs stay until the decision', async () => {
    const article = await suggestIn(articleOf('Một hai', 'ba', 'bốn năm'));
    await cursorAt(article, 5, 18);
    await userEvent.keyboard('{Delete}');
    expect(reads(article)).toBe('<Một {hai}>{<{ba}>}{<{bốn }năm>}');
    expect(bothWays(article)).toEqual(['Một hai\nba\nbốn năm', 'Một năm']);
  });

  test('that become headings are one block replaced by another', async () => {
    const article = await suggestIn(articleOf('Tựa'));
    await cursorAt(article, 2);
    article.editor.commands.setNode('heading', { level: 2 });
    const document = checkArticle(article.document());
    expect(withoutSuggestions(document)).toEqual(articleOf('Tựa'));
    expect(withSuggestions(document).content).toMatchObject([{ type: 'heading' }]);
  });

  test('of a list are added, removed and restored by item', async () => {
    const item = (text: string): ArticleNode => ({ type: 'listItem', content: [paragraph(text)] });
    const list: ArticleDocument = {
      type: 'doc',
      content: [{ type: 'bulletList', content: [item('một'), item('hai')] }],
    };
    const article = await suggestIn(list);
    await cursorAt(article, 6);
    await userEvent.keyboard('{Enter}giua');
    expect(reads(article)).toBe('<<<một>><[<[giua]>]><<hai>>>');
    // HTML allows only items inside a list.
    expect(article.editor.getHTML()).not.toMatch(/<(?:ul|ol)><(?:ins|del)/);
    expect(withoutSuggestions(article.document())).toEqual(list);
    article.editor.commands.selectAll();
    await userEvent.keyboard('{Delete}');
    expect(withoutSuggestions(checkArticle(article.document()))).toEqual(list);
  });
});

describe('whole nodes', () => {
  const rule: ArticleNode = { type: 'horizontalRule' };
  const RULED: ArticleDocument = { type: 'doc', content: [paragraph('a'), rule, paragraph('b')] };

  test('are suggested for insertion and deletion', async () => {
    const article = await suggestIn(RULED);
    await cursorAt(article, 1);
    article.editor.commands.setNodeSelection(3);
    await userEvent.keyboard('{Delete}');
    expect(reads(article)).toBe('<a>{<—>}<b>');
    article.editor.commands.insertContentAt(0, { type: 'horizontalRule' });
    expect(reads(article)).toBe('[<—>]<a>{<—>}<b>');
    expect(withoutSuggestions(article.document())).toEqual(RULED);
  });

  test('tables accept words, and a change of rows suggests one table for another', async () => {
    const cell = (text: string): ArticleNode => ({
      type: 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [paragraph(text)],
    });
    const row: ArticleNode = { type: 'tableRow', content: [cell('một'), cell('hai')] };
    const table: ArticleDocument = {
      type: 'doc',
      content: [{ type: 'table', content: [row] }, paragraph('b')],
    };
    const article = await suggestIn(table);
    await cursorAt(article, 7);
    await userEvent.keyboard('x');
    expect(reads(article)).toBe('<<<<một[x]>><<hai>>>><b>');
    const { addRowAfter } = await import('@tiptap/pm/tables');
    addRowAfter(article.editor.state, article.editor.view.dispatch);
    const document = checkArticle(article.document());
    expect(withoutSuggestions(document)).toEqual(table);
    expect(withSuggestions(document).content[0]?.content).toHaveLength(2);
    expect(listSuggestions(document)[0]).toMatchObject({ kind: 'replacement', parts: ['table'] });
  });

  test('words about a picture change at once with a message', async () => {
    const attrs = {
      mediaId: '5',
      key: 'AbCdEfGhIjKlMnOpQr-_Uv',
      width: 0,
      height: 0,
      alt: '',
      caption: 'Cũ',
      credit: '',
      align: 'center',
    };
    const article = await suggestIn({ type: 'doc', content: [{ type: 'figure', attrs }, paragraph('b')] });
    article.editor.view.dispatch(
      article.editor.state.tr.setNodeMarkup(0, undefined, { ...attrs, caption: 'Mới' }),
    );
    expect(article.document().content[0]?.attrs?.caption).toBe('Mới');
    expect(listSuggestions(article.document())).toEqual([]);
    expect(currentToasts().at(-1)?.text).toContain('không thành đề xuất');
  });
});

describe('a Vietnamese input method', () => {
  test('composes a word over old letters and suggests it when it is finished', async () => {
    const article = await suggestIn(articleOf('Nghệ An la'));
    await cursorAt(article, 9, 11);
    for (const step of ['l', 'la', 'là']) await compose(step);
    expect(article.editor.view.composing).toBe(true);
    await commit('là');
    await expect.poll(() => reads(article)).toBe('<Nghệ An l{a}[à]>');
    expect(bothWays(article)).toEqual(['Nghệ An la', 'Nghệ An là']);
  });

  test('composes several words, and each is one suggestion to undo', async () => {
    const article = await suggestIn(articleOf('Tin'));
    await cursorAt(article, 4);
    for (const word of [' đồng', ' bằng', ' sông', ' Cửu', ' Long']) {
      for (let end = 1; end <= word.length; end += 1) await compose(word.slice(0, end));
      await commit(word);
    }
    await expect.poll(() => reads(article)).toBe('<Tin[ đồng bằng sông Cửu Long]>');
    expect(listSuggestions(article.document())).toHaveLength(1);
  });

  test('that deletes letters and types them again keeps the word whole', async () => {
    const article = await suggestIn(articleOf('toan'));
    await cursorAt(article, 5);
    // As UniKey and EVKey do it: no composition, several Backspaces and the letters again.
    await userEvent.keyboard('{Backspace}{Backspace}án');
    expect(bothWays(article)).toEqual(['toan', 'toán']);
    await userEvent.keyboard(' mới');
    expect(bothWays(article)).toEqual(['toan', 'toán mới']);
    await userEvent.keyboard('{Backspace}{Backspace}ời');
    expect(bothWays(article)).toEqual(['toan', 'toán mời']);
  });

  test('is saved in the middle of a word', async () => {
    const article = await suggestIn(articleOf('Tin'));
    await cursorAt(article, 4);
    await compose(' m');
    await compose(' mớ');
    expect(reads(article)).toBe('<Tin[ mớ]>');
    expect(article.editor.view.composing).toBe(true);
    await commit(' mới');
    await expect.poll(() => reads(article)).toBe('<Tin[ mới]>');
  });
});

test('copied text is the text with all suggestions accepted', async () => {
  const article = await suggestIn(articleOf('một hai'));
  await cursorAt(article, 5, 8);
  await userEvent.keyboard('ba');
  article.editor.commands.selectAll();
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  article.editor.view.dom.dispatchEvent(event);
  expect(clipboardData.getData('text/plain')).toBe('một ba');
  expect(clipboardData.getData('text/html')).not.toMatch(/<ins|<del/);
});
