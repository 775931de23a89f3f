import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aWriter, type Writer, without, wordsOf } from './a-writer.ts';
import type { ArticleCalls, Thing } from './article-calls.ts';

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

/** Three people write one article, save it and take it from each other, at random; `runs` times. */
export function describeInterleavings(
  calls: ArticleCalls,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): void {
  const { room } = calls;
  const words = `${runs} interleavings of writing, saving and taking over ${calls.entity}s`;
  test(`no word that the server confirmed is lost in ${words}`, async () => {
    const chief = await room.hire('SUPPER_ADMIN');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const post = await calls.write(room.author);
        const writers = [room.author, room.admin, chief].map((by, at) =>
          aWriter(calls, post, by, ['An', 'Bình', 'Chi'][at] ?? ''),
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
          expect([...lost, ...(await missing(calls, post, writers))]).toEqual([]);
        }
        // In the end everybody saves.
        for (const writer of writers) {
          await calls.letPass(post, 120);
          await writer.look();
          await writer.save();
        }
        const { saved } = await stored(calls, post);
        expect(writers.flatMap(({ words }) => without(words, saved))).toEqual([]);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
}

/** What the server has of an article: the saved text, and everybody's unsaved ones. */
async function stored(calls: ArticleCalls, article: Thing) {
  const { content } = await calls.read(calls.room.admin, article);
  type Row = { readonly user_id: string; readonly draft: { readonly content?: ArticleDocument } };
  const rows = await calls.rowsOf<Row>(calls.tables.autosaves, article, sql`user_id::text, draft`);
  return { saved: wordsOf(content), rows };
}

/** Confirmed words that are neither saved nor kept for the person who typed them. */
async function missing(calls: ArticleCalls, article: Thing, writers: readonly Writer[]): Promise<string[]> {
  const { saved, rows } = await stored(calls, article);
  return writers.flatMap(({ name, userId, confirmed }) => {
    const kept = rows.filter((row) => row.user_id === userId).map(({ draft }) => wordsOf(draft.content));
    return without(confirmed, saved, ...kept).map((word) => `${word} of ${name} is nowhere`);
  });
}
