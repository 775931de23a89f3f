import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { article, type Staff } from './a-newsroom.ts';
import type { ArticleCalls } from './article-calls.ts';

type Words = ReadonlySet<string>;

export const wordsOf = (content: ArticleDocument | undefined): Words =>
  new Set(content ? articleText(content).split(/\s+/).filter(Boolean) : []);
export const without = (words: Words, ...others: readonly Words[]): string[] =>
  [...words].filter((word) => !others.some((other) => other.has(word)));

/** A person at an article, whose text is a set of words. A page does what the console's does, and a merge keeps both sides. */
export interface Writer {
  readonly name: string;
  readonly userId: string;
  readonly editingSession: string;
  /** Everything on the page. */
  readonly words: Words;
  /** What the server has confirmed to have, saved or not. */
  readonly confirmed: Words;
  isAsleep: boolean;
  readonly type: () => void;
  readonly autosave: () => Promise<void>;
  readonly save: () => Promise<void>;
  /** Asks who writes; takes a free article. */
  readonly look: () => Promise<string>;
  /** Answers the words that did not come along. */
  readonly takeOver: (others: readonly Writer[], asks: boolean) => Promise<string[]>;
  /** The page was asked by the page `to`. */
  readonly giveText: (to: string) => Promise<void>;
}

const MOST_MERGES = 5;

type Written = Pick<Post, 'id' | 'version' | 'content'>;

export function aWriter(calls: ArticleCalls, post: Written, by: Staff, name: string): Writer {
  const { server, lock } = calls;
  const { headers } = by;
  const page = calls.page(post, by);
  const { editingSession } = page;
  const words = new Set(wordsOf(post.content));
  const confirmed = new Set<string>();
  let saved = wordsOf(post.content);
  let { version } = post;
  let mayWrite = false;
  let typed = 0;

  const now = () => article([...words].join(' '));
  const isDirty = () => without(words, saved).length > 0;
  function meet(newer: Written): void {
    version = newer.version;
    saved = wordsOf(newer.content);
    for (const word of saved) words.add(word);
  }
  const read = async () => meet(await calls.read(by, post));
  function confirm(sent: Iterable<string>): void {
    for (const word of sent) confirmed.add(word);
  }
  async function autosave(): Promise<void> {
    if (!isDirty()) return;
    const sent = [...words];
    await page.keep({ content: now() });
    confirm(sent);
  }
  async function trySave(): Promise<string> {
    const sent = [...words];
    const { envelope } = await calls.save(by, { id: post.id, version }, { content: now(), editingSession });
    if (!('data' in envelope)) return envelope.code;
    meet(envelope.data);
    confirm(sent);
    return '';
  }
  async function look(): Promise<string> {
    const { mine, holder } = await page.beat();
    if (mine && !mayWrite) await read();
    mayWrite = mine;
    return mine ? '' : (holder?.editingSession ?? '');
  }
  const writer: Writer = {
    name,
    userId: by.userId,
    editingSession,
    words,
    confirmed,
    isAsleep: false,
    type() {
      if (!mayWrite) return;
      typed += 1;
      words.add(`${name}${typed}`);
    },
    autosave,
    async save() {
      for (let merges = 0; merges < MOST_MERGES && mayWrite && isDirty(); merges += 1) {
        const code = await trySave();
        if (code === 'VERSION_CONFLICT') await read();
        else if (code === 'LOCKED_BY_OTHER') mayWrite = false;
        else if (code !== '') throw new Error(`${name} could not save: ${code}`);
      }
      // What may not be saved stays private.
      await autosave();
    },
    look,
    async giveText(to) {
      const sent = [...words];
      await page.giveText(to, isDirty() ? { content: now() } : null);
      confirm(sent);
    },
    async takeOver(others, asks) {
      const holder = await look();
      const loser = others.find((one) => one.editingSession === holder);
      if (!loser) return [];
      const body = { editingSession, holder };
      const call = { headers, params: { id: post.id }, body };
      if (asks) {
        const { envelope } = await server.send(lock.askForText, call);
        if ('data' in envelope && !loser.isAsleep) await loser.giveText(editingSession);
      }
      const expected = new Set(loser.confirmed);
      const { envelope } = await server.send(lock.takeOver, call);
      if (!('data' in envelope)) return [];
      mayWrite = true;
      for (const word of wordsOf(envelope.data.text?.draft.content)) words.add(word);
      await read();
      return without(expected, words).map((word) => `${word} did not come to ${name}`);
    },
  };
  return writer;
}
