import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { budgetOf, settleLeftReservations } from '#server/features/machine-translation/public.ts';
import { aTranslationWorld } from '#server/features/machine-translation/test-support/a-translation-world.ts';
import { randomNumbers } from '../../../../bench/newsroom/random.ts';
import { segmentsOf } from '../segments/segment-store.ts';
import { paragraphs } from '../test-support/a-translated-project.ts';

/** `TRANSLATION_KILLS=50 npm test -- routes running/killed-worker` kills more often. */
const KILLS = Number(process.env.TRANSLATION_KILLS ?? 5);
const SEED = 20_261_130;
/** The engine takes so many texts together; each process does at least one call before its end. */
const OF_A_CALL = 20;
const PRICE = 500;
const HOUR_MS = 3_600_000;
const SCRIPT = fileURLToPath(new URL('../test-support/translation-process.ts', import.meta.url));
/** Processes start, each of which takes a second or more on a busy machine. */
const CRASH_TEST = { timeout: 60_000 + KILLS * 20_000 };
const PATIENCE = { timeout: 40_000, interval: 20 };

const { server, engines, aRoom } = await aTranslationWorld();
const { db, database } = server;

function spawnWorker() {
  const child = spawn(process.execPath, [SCRIPT, database.url, database.role ?? '', engines.host], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  return { ended, kill: () => child.kill('SIGKILL') };
}

test(
  'a run whose process is killed again and again ends, writes every paragraph once, and books every call',
  CRASH_TEST,
  async () => {
    const room = await aRoom();
    const { id, texts } = await aQueuedRun(room);
    await killWorkers(id);
    expect(await runsLeft()).toEqual([{ attempts: 1 }]);
    spawnWorker();
    await vi.waitFor(async () => expect((await translationOf(id)).state).toBe('MT_DONE'), PATIENCE);

    const segments = await segmentsOf(db, { project_id: room.projectId, id });
    expect(segments.map(({ source_text }) => source_text)).toEqual(texts);
    for (const { source_text, ...written } of segments)
      expect(written).toMatchObject({ target_text: source_text.toUpperCase(), state: 'MT_ONLY', version: 2 });
    const costs = texts.reduce((sum, text) => sum + countCodePoints(text) * PRICE, 0);
    expect(await translationOf(id)).toMatchObject({ spent_cost: String(costs), run: 1 });
    expect(await runsLeft()).toEqual([]);

    const asked = engines.take().flatMap((request) => request.texts);
    expect(new Set(asked).size).toBe(texts.length);
    expect(asked.length).toBeGreaterThan(texts.length);
    // Each process loses the call that it was killed in, at most.
    expect(asked.length).toBeLessThanOrEqual(texts.length + KILLS * OF_A_CALL);
    await expectBooked(room, engines.takeCharged() * PRICE);
  },
);

const runsLeft = async () =>
  await db.selectFrom('jobs').select('attempts').where('kind', '=', 'translations.run').execute();

type Room = Awaited<ReturnType<typeof aRoom>>;

/** A long post that waits for a worker; the engine counts its characters as they are, since they hold no figures. */
async function aQueuedRun({ projectId, headers, anEngine }: Room) {
  await anEngine({ price: PRICE * 1_000 });
  const inLetters = (number: number) =>
    [...String(number)].map((digit) => 'bcdghklmnt'[Number(digit)]).join('');
  const lines = Array.from(
    { length: (KILLS + 1) * 2 * OF_A_CALL },
    (_, at) => `nước nổi mùa ${inLetters(at)} về đồng`,
  );
  await db
    .updateTable('projects')
    .set({ languages: ['vi', 'en'] })
    .where('id', '=', projectId)
    .execute();
  const draft = { title: 'mùa nước nổi', content: paragraphs(...lines) };
  const post = await server.ask(postEndpoints.create, { headers, body: draft });
  const body = { kind: 'POST' as const, ids: [post.id], langs: ['en' as const] };
  const { ids } = await server.ask(translationEndpoints.start, { headers, body });
  return { id: ids[0] ?? '', texts: [draft.title, ...lines] };
}

/** Each process does one call, and is killed as the next one arrives, while it is booked or written, or in the one after. */
async function killWorkers(id: string): Promise<void> {
  const random = randomNumbers(SEED);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const worker = spawnWorker();
    const arrivals = new EventEmitter();
    let calls = 0;
    engines.behaves(() => {
      calls += 1;
      if (calls < 2) return 'works';
      if (calls > 2) return 'silence';
      if (kill % 2 === 0) worker.kill();
      arrivals.emit('second');
      return 'works';
    });
    await once(arrivals, 'second');
    await wait(random() * 40);
    worker.kill();
    await worker.ended;
    expect(await translationOf(id)).toMatchObject({ state: 'TRANSLATING', run: 1 });
    // As if the four seconds of its lease had passed.
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('lease', 'is not', null)
      .execute();
  }
  engines.behaves(() => 'works');
}

const translationOf = async (id: string) =>
  await db.selectFrom('translations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the engine has charged is booked or held; once what dead processes held is settled, nothing is held. */
async function expectBooked({ projectId, sums }: Room, charged: number): Promise<void> {
  const { spent, reserved } = await budgetOf(db, projectId, new Date());
  expect(spent).toBeLessThanOrEqual(charged);
  expect(charged).toBeLessThanOrEqual(spent + reserved);
  expect((await sums())[3]).toBeLessThanOrEqual(KILLS);
  await settleLeftReservations(db, new Date(Date.now() + HOUR_MS));
  const month = spent + reserved;
  expect(await sums()).toEqual([month, month, month, 0]);
}
