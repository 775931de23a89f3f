import { replacementEndpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { expect, test } from 'vitest';
import {
  aTranslatedProject,
  paragraphs,
  type TranslatedProject,
} from '#server/features/translations/test-support/a-translated-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { randomNumbers } from '../../../bench/newsroom/random.ts';
import { countDeadlocks } from './test-support/count-deadlocks.ts';

const SEED = 20_261_130;
const POSTS = 3;
const PEOPLE = 6;
const STEPS = 8;
const ROUNDS = 6;
const WORDS = ['RIVER', 'STREAM', 'BROOK'] as const;
const PAIR = { sourceLang: 'vi', targetLang: 'en' } as const;

const server = await startTestServer();
const { db } = server;

test('saves, approvals, sources and batches side by side fail nobody, lose no text and never deadlock', async () => {
  const translators = await aTranslatedProject(server);
  const { admin, projectId } = translators;
  const { headers } = admin;
  const random = randomNumbers(SEED);
  const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const word = () => Array.from({ length: 6 }, () => oneOf([...'ABCDEFGHIJKLMN'])).join('');
  const answers: { readonly call: string; readonly status: number; readonly code: string }[] = [];
  const note = async (call: string, reply: Promise<Awaited<ReturnType<typeof server.send>>>) => {
    const { status, envelope } = await reply;
    answers.push({ call, status, code: 'code' in envelope ? String(envelope.code) : 'OK' });
    return { status, data: 'data' in envelope ? envelope.data : undefined };
  };

  const texts = (last: string) =>
    paragraphs('Mưa to từ chiều nay bên bờ river.', `Nước stream lên nhanh trong đêm ${last}.`);
  const posts: string[] = [];
  const ids: string[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const post = await translators.postIn('PUBLISHED', translators.author, { content: texts('qua') });
    posts.push(post.id);
    ids.push(...(await translators.start([post.id], ['en', 'fr'])));
  }
  await translators.work();
  for (const id of ids) await translators.approve(id);
  const before = await countDeadlocks(db);

  const saves = async () => {
    const { id, segments } = await translators.read(oneOf(ids));
    const segment = oneOf(segments.filter(({ key }) => key !== 'title'));
    const params = { id, segmentId: segment.id };
    const body = {
      action: 'approve',
      version: segment.version,
      text: `THE ${oneOf(WORDS)} ${word()} RISES.`,
    } as const;
    await note('save', server.send(translationEndpoints.changeSegment, { headers, params, body }));
  };
  const approves = async () => {
    const { id, version, state } = await translators.read(oneOf(ids));
    const step = state === 'APPROVED' ? translationEndpoints.reopen : translationEndpoints.approve;
    return (await note('approve', server.send(step, { headers, params: { id }, body: { version } }))).status;
  };
  const savesSource = async () => {
    const id = oneOf(posts);
    const saved = translators.save({ id }, { content: texts(word().toLowerCase()) });
    const error = await saved.then(() => 'OK', String);
    const status = error === 'OK' ? 200 : 409;
    answers.push({ call: 'source', status, code: error });
    return status;
  };
  const replaces = async () => {
    const [wording, target] = [oneOf(WORDS), oneOf(['TORRENT', ...WORDS])];
    if (wording === target) return;
    const body = { ...PAIR, wordings: [wording], target };
    const { translations } = await server.ask(replacementEndpoints.preview, { headers, body });
    const found = translations.flatMap((one) => one.paragraphs);
    if (found.length === 0) return;
    const seen = found.map(({ segmentId, version }) => ({ segmentId, version }));
    const approvedIds = found.map(({ segmentId }) => segmentId);
    const whole = { ...body, paragraphs: seen, approvedIds };
    const sent = server.send(replacementEndpoints.create, { headers, body: whole });
    const batch = (await note('batch', sent)).data as
      | { readonly id: string; readonly version: number }
      | undefined;
    if (batch === undefined || random() < 0.5) return;
    const undo = { headers, params: { id: batch.id }, body: { version: batch.version } };
    await note('undo', server.send(replacementEndpoints.undo, undo));
  };

  const follows = async () => void (await translators.work());
  /** Whoever was not first looks at it and tries once more. */
  const untilFirst = (step: () => Promise<number>) => async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) if ((await step()) !== 409) return;
  };
  const turns = [
    saves,
    untilFirst(approves),
    replaces,
    follows,
    untilFirst(savesSource),
    saves,
    follows,
    replaces,
  ];
  const person = async (from: number) => {
    for (let step = 0; step < STEPS; step += 1) await turns[(from + step) % turns.length]?.();
  };
  const notYetDone = () =>
    ['save', 'approve', 'source', 'batch'].filter(
      (call) => !answers.some((one) => one.call === call && one.status === 200),
    );
  // Who comes first is chance; on a busy machine one kind of work may lose every time in the first round.
  for (let round = 0; round < ROUNDS && (round === 0 || notYetDone().length > 0); round += 1)
    await Promise.all(Array.from({ length: PEOPLE }, (_, at) => person(at)));
  await translators.work();

  expect(answers.filter(({ status, code }) => status >= 500 || code.includes('"error":-5'))).toEqual([]);
  expect(notYetDone()).toEqual([]);
  expect((await countDeadlocks(db)) - before).toBe(0);
  expect(await brokenHistories(projectId)).toEqual([]);

  for (const id of ids) await expectShown(translators, id);
});

/** Readers get what the paragraphs of a translation say, once it is approved. */
async function expectShown(translators: TranslatedProject, id: string): Promise<void> {
  const { segments, state } = await translators.read(id);
  for (const [at, segment] of segments.entries())
    if (segment.state === 'STALE')
      await translators.change(translators.admin, id, at, { action: 'stillFits' });
  const { recordId, segments: now } =
    state === 'APPROVED' ? await translators.read(id) : await translators.approve(id);
  const shown = JSON.stringify((await translators.post(recordId ?? '')).content);
  for (const { key, target } of now) if (key.startsWith('content')) expect(shown).toContain(target);
}

/** Paragraphs whose words are not those that the last person left, or whose steps do not follow each other. */
async function brokenHistories(projectId: string) {
  const segments = await db
    .selectFrom('translation_segments')
    .select(['id', 'target_text'])
    .where('project_id', '=', projectId)
    .execute();
  const changes = await db
    .selectFrom('translation_segment_changes')
    .select(['segment_id', 'before_text', 'after_text'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  const bySegment = Map.groupBy(changes, ({ segment_id }) => segment_id);
  return segments.filter(({ id, target_text }) => {
    const steps = bySegment.get(id) ?? [];
    const isChain = steps.every(
      ({ before_text }, at) => at === 0 || steps[at - 1]?.after_text === before_text,
    );
    return !isChain || (steps.at(-1)?.after_text ?? target_text) !== target_text;
  });
}
