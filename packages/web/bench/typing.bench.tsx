import { undo } from '@tiptap/pm/history';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anOpenPost, openEditor } from '#web/features/posts/editing/test-support/open-editor.tsx';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { notedEditor } from '#web/patterns/article-editor/notes/noted-editor.ts';
import { decide } from '#web/patterns/article-editor/suggestions/decide.ts';
import { discussed, notesIn, openLong, painted } from '../test/long-article.tsx';
import { freshBrowser } from '../test/open-console.tsx';
import { atMost } from './at-most.ts';
import { takenBy } from './processor-time.ts';

/** Specification: an article of 20,000 words opens within a second, and 95 of 100 keys are painted within 50 ms. */
const OPENS_IN = 1_000;
const KEY_MS = 50;
/** Work that follows a change starts after this many milliseconds; keys typed with this pause meet it. */
const SETTLES_IN = 300;
const PLACES = [0.02, 0.5, 0.99];

async function type(article: LiveArticle, keys: readonly string[], pause = 0): Promise<number[]> {
  await expect.element(article.editor.view.dom).toHaveFocus();
  const taken: number[] = [];
  for (const key of keys) {
    const work = takenBy(async () => {
      await userEvent.keyboard(key);
      await painted();
    });
    taken.push(await work);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return taken;
}

/** Types at three places in two rounds. The first one compiles and lays out; only the second one counts. */
async function slowKey(article: LiveArticle): Promise<number> {
  let taken: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    taken = [];
    for (const place of PLACES) {
      const { doc } = article.editor.state;
      article.editor.commands.setTextSelection(doc.resolve(Math.floor(doc.content.size * place)).pos);
      taken.push(...(await type(article, [...'moi dong mot y', '{Enter}', ...'ke tiep'])));
      taken.push(...(await type(article, [...'cham', '{Backspace}'], SETTLES_IN)));
    }
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
}

test('an article of 20,000 words', async (context) => {
  let article: LiveArticle | undefined;
  const opened = await takenBy(async () => {
    article = await openLong();
  });
  if (article === undefined) throw new Error('The article is open.');
  atMost(context, 'open an article of 20,000 words, ms', opened, OPENS_IN);
  atMost(context, 'a key in it, p95 ms', await slowKey(article), KEY_MS);
});

test.for([
  ['in', true],
  ['out of', false],
] as const)(
  'the same with pictures, notes and suggestions, %s suggestion mode',
  async ([mode, isOn], context) => {
    const article = await openLong(discussed());
    await article.suggesting.turn(isOn);
    await expect.poll(() => article.suggesting.isActive()).toBe(true);
    notedEditor(article).show(notesIn(article, 200));
    const what = `a key with 100 pictures, 200 notes and 200 suggestions, ${mode} suggestion mode, p95 ms`;
    atMost(context, what, await slowKey(article), KEY_MS);
  },
);

test('200 suggestions at once', async (context) => {
  const article = await openLong(discussed());
  await article.suggesting.turn(true);
  await article.suggesting.turn(false);
  const ids = listSuggestions(article.document()).map(({ id }) => id);
  const measure = async (what: string, act: () => unknown) => {
    const taken = await takenBy(async () => {
      await act();
      await painted();
    });
    atMost(context, `${what}, ms`, taken, OPENS_IN);
  };
  await measure('accept 200 suggestions', () => decide(article.editor, ids, 'accept'));
  await measure('undo that', () => undo(article.editor.state, article.editor.view.dispatch));
  await measure('turn suggesting on', () => article.suggesting.turn(true));
  await measure('turn suggesting off', () => article.suggesting.turn(false));
  await measure('reject 200 suggestions', () => decide(article.editor, ids, 'reject'));
});

test('a letter in a live blog of 600 entries', async (context) => {
  const entries = Array.from(
    { length: 600 },
    (_, n): LiveEntry => ({
      id: `entry-${n}`,
      time: new Date(Date.UTC(2026, 10, 20) + n * 60_000).toISOString(),
      title: `Mục số ${n}`,
      text: 'Một câu tường thuật.',
      isPinned: false,
      authorName: 'Hà Anh',
    }),
  );
  await openEditor(freshBrowser(), anOpenPost({ postType: 'LIVE', liveEntries: entries }));
  const first = () => document.querySelector<HTMLElement>('[data-field=liveEntries] li button');
  await expect.poll(first).not.toBeNull();
  first()?.click();
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  const times: number[] = [];
  for (const letter of 'khaimac')
    times.push(await takenBy(() => document.execCommand('insertText', false, letter)));
  atMost(
    context,
    'a letter in a live blog of 600 entries, median ms',
    times.toSorted((a, b) => a - b)[3] ?? Number.NaN,
    KEY_MS,
  );
});
