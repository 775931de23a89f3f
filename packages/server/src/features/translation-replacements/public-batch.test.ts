import { replacementEndpoints as endpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aTranslatedProject,
  paragraphs,
  type TranslatedProject,
} from '#server/features/translations/test-support/a-translated-project.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
let translators: TranslatedProject;
let headers: Record<string, string>;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
  headers = translators.admin.headers;
});

/** A public translation; what its machine says of each paragraph is in capitals without marks. */
async function aPublicOne(word: string, draft: object = {}) {
  const content = paragraphs(`Chợ ${word} họp sớm.`, `Người ${word} dệt lụa.`, `Đường về ${word} xa.`);
  const post = await translators.postIn('PUBLISHED', translators.author, { content, ...draft });
  const { id } = await translators.translated(post);
  return await translators.approve(id);
}

async function replace(wording: string, target: string) {
  const pair = { sourceLang: 'vi', targetLang: 'en' } as const;
  const body = { ...pair, wordings: [wording], target };
  const { translations } = await server.ask(endpoints.preview, { headers, body });
  const found = translations.flatMap((one) => one.paragraphs);
  return await server.ask(endpoints.create, {
    headers,
    body: {
      ...body,
      paragraphs: found.map(({ segmentId, version }) => ({ segmentId, version })),
      approvedIds: found.map(({ segmentId }) => segmentId),
    },
  });
}

async function auditedOf(entity: string, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

const wordsOf = async (id: string) => JSON.stringify((await translators.post(id)).content);

describe('A batch in a public translation', () => {
  test('publishes once for all its paragraphs, and once when it is undone', async () => {
    const { id, recordId } = await aPublicOne('Vạn Phúc');
    const row = recordId ?? '';
    const [before, versions] = [await auditedOf('post', row), (await translators.post(row)).version];
    const batch = await replace('VAN PHUC', 'SILK VILLAGE');
    expect(batch).toMatchObject({ state: 'DONE', replaced: 3, left: 0 });
    expect((await wordsOf(row)).match(/SILK VILLAGE/g)).toHaveLength(3);
    expect(await auditedOf('post', row)).toEqual([...before, 'post.apply']);
    expect((await translators.post(row)).version).toBe(versions + 1);
    const undo = { headers, params: { id: batch.id }, body: { version: batch.version } };
    expect(await server.ask(endpoints.undo, undo)).toMatchObject({ state: 'UNDONE', undone: 3 });
    expect((await wordsOf(row)).match(/VAN PHUC/g)).toHaveLength(3);
    expect(await auditedOf('post', row)).toEqual([...before, 'post.apply', 'post.apply']);
    expect((await auditedOf('translation', id)).slice(-2)).toEqual([
      'translation.replace',
      'translation.undoReplace',
    ]);
  });

  test('whose kicker becomes too long leaves all its paragraphs, and changes the others', async () => {
    const long = await aPublicOne('Bát Tràng', { kicker: 'Bát Tràng, Bát Tràng, Bát Tràng, Bát Tràng' });
    const short = await aPublicOne('Bát Tràng');
    const shown = await wordsOf(long.recordId ?? '');
    const batch = await replace('BAT TRANG', 'THE OLD VILLAGE OF POTTERS');
    expect(batch).toMatchObject({ state: 'DONE', replaced: 3, translations: 2 });
    expect(await wordsOf(long.recordId ?? '')).toBe(shown);
    expect((await translators.read(long.id)).segments).toEqual(long.segments);
    expect(await wordsOf(short.recordId ?? '')).toContain('CHO THE OLD VILLAGE OF POTTERS HOP SOM.');
  });
});
