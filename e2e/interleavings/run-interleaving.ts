import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { askServer } from './ask-server.ts';
import { createChance } from './chance.ts';
import { Editor, lineOf, type SavedPost, wordsOf } from './editor.ts';
import type { TwoServers } from './two-servers.ts';

const STEPS = 12;
const TRIES_AGAIN_IN = 50;
const BEGINNING = [
  'Mùa lúa chín ở Mường Lống bắt đầu từ đầu tháng chín năm nay',
  'Bà con gặt từ tờ mờ sáng để kịp phơi trong những ngày nắng',
  'Giá lúa năm nay cao hơn năm trước nên nhà nào cũng phấn khởi',
];

interface Interleaving {
  readonly servers: TwoServers;
  readonly seed: number;
  readonly people: readonly Readonly<Record<string, string>>[];
}

/** Lets two people work on one post at random. @returns the lost words; there must be none. */
export async function runInterleaving({ servers, seed, people }: Interleaving): Promise<string[]> {
  const chance = createChance(seed);
  const post = await makePost(servers, seed, people[0] ?? {});
  const editors = ['an', 'binh'].map((name, at) => {
    const headers = people[(seed + at) % people.length] ?? {};
    const editingSession = randomBytes(16).toString('hex');
    return new Editor({ servers, chance, headers, editingSession, name: `${name}${seed}x`, post });
  });
  const [one, other] = editors;
  if (!(one && other)) throw new Error('There are two of them.');
  for (let step = 0; step < STEPS; step += 1) {
    // Sometimes both act at once.
    if (chance.below(4) === 0) await Promise.all([act(one, chance.below(10)), act(other, chance.below(10))]);
    else await act(chance.oneOf([one, other]), chance.below(10));
  }
  // In some runs one person never returns; the other saves their text.
  const gone = chance.below(4) === 0 ? chance.oneOf([one, other]) : undefined;
  // As after a minute without a sign from the pages: all locks have expired.
  await servers.ask(`DELETE FROM post_locks WHERE post_id = ${Number(post.id)}`);
  for (const editor of editors) {
    editor.isOffline = false;
    if (editor !== gone) await finish(editor);
  }
  return await lostOf(servers, post.id, editors, gone);
}

async function act(editor: Editor, kind: number): Promise<void> {
  if (kind < 3) editor.type();
  else if (kind < 6) await editor.save();
  else if (kind === 6) await editor.autosave();
  else if (kind === 7) editor.isOffline = !editor.isOffline;
  else await editor.hold(kind === 9);
}

async function finish(editor: Editor): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await editor.save()) return;
    // A killed server is still starting; a person pauses before saving again.
    await wait(TRIES_AGAIN_IN);
  }
  throw new Error(`A save never came through: ${editor.lastRefusal}`);
}

async function makePost(
  servers: TwoServers,
  seed: number,
  headers: Readonly<Record<string, string>>,
): Promise<SavedPost> {
  const content = { type: 'doc', content: BEGINNING.map(lineOf) };
  const key = { ...headers, 'idempotency-key': randomBytes(16).toString('hex') };
  for (let tries = 0; tries < 200; tries += 1) {
    const outcome = await askServer<SavedPost>(servers, {
      path: '/admin/post/create',
      headers: key,
      body: { title: `Hai người một bài ${seed}`, content },
      which: tries % 2,
    });
    if (outcome.kind === 'done') return outcome.data;
    if (outcome.kind === 'refused' && outcome.code !== 'IDEMPOTENCY_RUNNING')
      throw new Error(`No post was made: ${outcome.code}`);
    await wait(TRIES_AGAIN_IN);
  }
  throw new Error('No post was made.');
}

/** Reads the database directly: the row of the post and every autosave. */
async function lostOf(
  servers: TwoServers,
  id: string,
  editors: readonly Editor[],
  gone: Editor | undefined,
): Promise<string[]> {
  const [row] = await servers.ask(`SELECT content, ARRAY(
    SELECT draft -> 'content' FROM post_autosaves WHERE post_id = posts.id
  ) AS kept FROM posts WHERE id = ${Number(id)}`);
  const { content, kept } = row as { content: ArticleDocument; kept: readonly ArticleDocument[] };
  const saved = new Set(wordsOf(content));
  const autosaved = new Set(kept.flatMap(wordsOf));
  return editors.flatMap((editor) => {
    const local = new Set(wordsOf(editor.local));
    const promised = editor === gone ? editor.acknowledged : editor.words;
    return [
      ...[...promised].filter((word) => !saved.has(word)).map((word) => `${word} is not in the post`),
      ...[...editor.words]
        .filter((word) => !saved.has(word) && !autosaved.has(word) && !local.has(word))
        .map((word) => `${word} is nowhere`),
    ];
  });
}
