import type { Post } from '@toasoan/contract/features/posts/post.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { aWriter, type Writer, without, wordsOf } from '../test-support/a-writer.ts';
import { letPass } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const chief = await room.hire('SUPPER_ADMIN');

/** Answers the words that did not come along. */
type Act = (writer: Writer, others: readonly Writer[]) => Promise<string[]>;
const nothing = async (work: Promise<unknown>) => {
  await work;
  return [];
};
const ACTS = {
  async type(writer) {
    writer.type();
    return [];
  },
  autosave: (writer) => nothing(writer.autosave()),
  save: (writer) => nothing(writer.save()),
  // The autosave may overtake the save that waits for the post.
  async 'save and go on'(writer) {
    const saving = writer.save();
    writer.type();
    return await nothing(Promise.all([saving, writer.autosave()]));
  },
  look: (writer) => nothing(writer.look()),
  'ask and take over': (writer, others) => writer.takeOver(others, true),
  'take over': (writer, others) => writer.takeOver(others, false),
  async sleep(writer) {
    writer.isAsleep = true;
    return [];
  },
  async 'wake up'(writer) {
    writer.isAsleep = false;
    return await nothing(writer.look());
  },
} as const satisfies Record<string, Act>;

interface Action {
  readonly person: number;
  readonly does: keyof typeof ACTS;
}
const NAMES = Object.keys(ACTS) as Action['does'][];
const action: fc.Arbitrary<Action> = fc.record({
  person: fc.nat(2),
  does: fc.constantFrom(...NAMES, 'type', 'type', 'ask and take over'),
});
/** Two actions of different people happen at the same time. */
const step = fc.tuple(action, fc.option(action));

test('no word that the server confirmed is lost in thirty interleavings of writing, saving and taking over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const post = await room.write(room.author);
      const writers = [room.author, room.admin, chief].map((by, at) =>
        aWriter(server, post, by, ['An', 'Bình', 'Chi'][at] ?? ''),
      );
      await writers[0]?.look();
      const lost: string[] = [];
      async function run({ person, does }: Action): Promise<void> {
        const writer = writers[person];
        if (!writer || (writer.isAsleep && does !== 'wake up')) return;
        const act: Act = ACTS[does];
        lost.push(...(await act(writer, writers)));
      }
      for (const [one, other] of steps) {
        const both = other && other.person !== one.person ? [one, other] : [one];
        await Promise.all(both.map(run));
        expect([...lost, ...(await missing(post, writers))]).toEqual([]);
      }
      // In the end everybody saves.
      for (const writer of writers) {
        await letPass(server, post, 120);
        await writer.look();
        await writer.save();
      }
      const { saved } = await stored(post);
      expect(writers.flatMap(({ words }) => without(words, saved))).toEqual([]);
    }),
    { numRuns: 30, seed: 14, endOnFailure: true },
  );
});

/** What the server has of a post: the saved text, and everybody's unsaved ones. */
async function stored({ id }: Post) {
  const { content } = await server.db
    .selectFrom('posts')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await server.db
    .selectFrom('post_autosaves')
    .select(['user_id', 'draft'])
    .where('post_id', '=', id)
    .execute();
  return { saved: wordsOf(content), rows };
}

/** Confirmed words that are neither saved nor kept for the person who typed them. */
async function missing(post: Post, writers: readonly Writer[]): Promise<string[]> {
  const { saved, rows } = await stored(post);
  return writers.flatMap(({ name, userId, confirmed }) => {
    const kept = rows.filter((row) => row.user_id === userId).map(({ draft }) => wordsOf(draft.content));
    return without(confirmed, saved, ...kept).map((word) => `${word} of ${name} is nowhere`);
  });
}
