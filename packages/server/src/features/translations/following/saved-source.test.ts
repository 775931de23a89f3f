import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import {
  aTranslatedProject,
  paragraphs,
  shouted,
  THREE,
  type TranslatedProject,
} from '../test-support/a-translated-project.ts';

const server = await startTestServer();
let translators: TranslatedProject;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
});

describe('A saved source', () => {
  it('marks the changed paragraph alone, keeps its words, and knows it again when it moves', async () => {
    const post = await translators.aPost();
    const { id } = await translators.translated(post);
    const count = (await translators.read(id)).segments.length;
    for (let at = 0; at < count; at += 1)
      await translators.change(translators.editor, id, at, { action: 'approve' });
    const [first = '', second = '', third = ''] = THREE;
    const content = paragraphs(
      third,
      first,
      `${second.slice(0, -1)} trong đêm.`,
      'Một đoạn hoàn toàn khác hẳn.',
    );
    await translators.save(post, { content });
    await translators.work();
    const after = await translators.read(id);
    expect(after.state).toBe('STALE');
    const stale = after.segments.filter(({ state }) => state === 'STALE');
    expect(stale).toMatchObject([{ previousSource: second, target: shouted(second) }]);
    expect(after.segments.filter(({ state }) => state === 'WAITING')).toHaveLength(1);
    expect(after.counts).toMatchObject({ approved: count - 1, stale: 1, waiting: 1 });
    const still = await translators.change(
      translators.editor,
      id,
      after.segments.indexOf(stale[0] as never),
      {
        action: 'stillFits',
      },
    );
    expect(still.counts).toMatchObject({ stale: 0, edited: 1 });
  });

  it('fills a new paragraph with words that were approved before', async () => {
    const known = 'Câu này đã được dịch ở bài khác.';
    const other = await translators.translated(
      await translators.postIn('PUBLISHED', translators.author, { content: paragraphs(known) }),
    );
    await translators.change(translators.editor, other.id, await translators.placeOf(other.id, known), {
      action: 'approve',
      text: 'This was translated before.',
    });
    const post = await translators.aPost();
    const { id } = await translators.translated(post);
    await translators.save(post, { content: paragraphs(...THREE, known) });
    await translators.work();
    const filled = (await translators.read(id)).segments.find(({ source }) => source === known);
    expect(filled).toMatchObject({
      target: 'This was translated before.',
      origin: 'MEMORY',
      memoryScore: 100,
    });
  });
});
