import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  aTranslatedProject,
  paragraphs,
  shouted,
  type TranslatedProject,
} from './test-support/a-translated-project.ts';

const server = await startTestServer();
let translators: TranslatedProject;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
});

describe('A paragraph', () => {
  it('is unlocked by approvers alone, and its tags are those of its source', async () => {
    const { id } = await translators.translated(await translators.aPost());
    await translators.change(translators.editor, id, 0, { action: 'lock' });
    expect(await translators.refusedChange(translators.editor, id, 0, { action: 'save', text: 'x' })).toBe(
      'LOCKED',
    );
    expect(await translators.refusedChange(translators.editor, id, 0, { action: 'unlock' })).toBe(
      'FORBIDDEN',
    );
    await translators.change(translators.admin, id, 0, { action: 'unlock' });
    expect(
      await translators.refusedChange(translators.editor, id, 0, { action: 'save', text: '<g9>x</g9>' }),
    ).toBe('UNKNOWN_TAGS');
    expect(await translators.refusedChange(translators.editor, id, 0, { action: 'approve', text: '' })).toBe(
      'NO_TEXT',
    );
    await translators.change(translators.editor, id, 0, { action: 'score', score: 4 });
    expect((await translators.read(id)).score).toBe(4);
    const { headers } = translators.editor;
    const segmentId = (await translators.read(id)).segments[0]?.id ?? '';
    const hints = await server.ask(translationEndpoints.hints, { headers, params: { id, segmentId } });
    expect(hints.history.map(({ action }) => action)).toEqual(['score', 'unlock', 'lock']);
  });

  it('is shown with what the memory knows of paragraphs like it', async () => {
    const [first, second] = [
      'Thành phố cấm xe tải vào trung tâm trong ba ngày cuối tuần.',
      'Thành phố cấm xe tải vào trung tâm trong bốn ngày cuối tuần.',
    ];
    const written = async (text: string) => {
      const draft = { content: paragraphs(text) };
      const { id } = await translators.translated(
        await translators.postIn('PUBLISHED', translators.author, draft),
      );
      return { id, at: await translators.placeOf(id, text) };
    };
    const one = await written(first);
    await translators.change(translators.editor, one.id, one.at, { action: 'approve' });
    const other = await written(second);
    const { headers } = translators.editor;
    const segmentId = (await translators.read(other.id)).segments[other.at]?.id ?? '';
    const params = { id: other.id, segmentId };
    const { memory } = await server.ask(translationEndpoints.hints, { headers, params });
    expect(memory).toMatchObject([{ source: first, target: shouted(first) }]);
    expect(memory[0]?.score).toBeGreaterThan(80);
    expect(memory[0]?.score).toBeLessThan(100);
  });

  it('reports to the ledger once it is approved how much of the text of the engine a person changed', async () => {
    const { id, segments } = await translators.translated(await translators.aPost());
    const at = await translators.placeOf(id, 'Nước');
    const machine = segments[at]?.machine ?? '';
    const seen = async () =>
      await server.db
        .selectFrom('translation_usage')
        .select((row) => [
          row.fn.coalesce(row.fn.sum<string>('seen_chars'), row.lit(0)).as('seen'),
          row.fn.coalesce(row.fn.sum<string>('changed_chars'), row.lit(0)).as('changed'),
        ])
        .where('project_id', '=', translators.projectId)
        .executeTakeFirstOrThrow();
    const before = await seen();
    await translators.change(translators.editor, id, at, { action: 'save', text: `${machine}!` });
    expect(await seen()).toEqual(before);
    await translators.change(translators.editor, id, at, { action: 'approve' });
    const after = await seen();
    expect(Number(after.seen) - Number(before.seen)).toBe(machine.length);
    expect(Number(after.changed) - Number(before.changed)).toBe(1);
  });
});

it('lists, counts and details take a bounded number of statements', async () => {
  const { headers } = translators.editor;
  const { id } = await translators.translated(await translators.aPost());
  const detail = await countStatements(() => translators.read(id));
  expect(detail.statements).toBeLessThanOrEqual(8);
  const list = await countStatements(() => server.ask(translationEndpoints.list, { headers, query: {} }));
  expect(list.statements).toBeLessThanOrEqual(6);
  const counts = await server.ask(translationEndpoints.counts, { headers });
  expect(counts.all).toBeGreaterThan(1);
});
