import { describeEndpoints } from '@toasoan/contract/features/media/describing/description.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
let project: string;
let author: Record<string, string>;
let by: { userId: string; displayName: string };

beforeAll(async () => {
  project = await aProject(db);
  const person = await aPerson(db, { projects: [project] });
  by = { userId: person.userId, displayName: person.displayName };
  author = await signIn(db, person, { project });
});

const own = (facts: Parameters<typeof aMedia>[2] = {}) => aMedia(db, project, { createdBy: by, ...facts });
const detail = async (id: string) =>
  await server.ask(mediaEndpoints.detail, { headers: author, params: { id } });
const preview = async (ids: string[], set: object, overwrite = false) =>
  (await server.ask(describeEndpoints.preview, { headers: author, body: { ids, set, overwrite } })).items;
const apply = async (files: { id: string; version: number }[], set: object, overwrite = false) =>
  await server.ask(describeEndpoints.apply, { headers: author, body: { files, set, overwrite } });

const CAPTION = 'Khai mạc SEA Games, {ngày chụp}. Ảnh {tên tệp}, {máy ảnh}';

describe('Describing many files', () => {
  test('previews what each gains, and says whose file it is not', async () => {
    const filled = await own({
      file_name: 'DSC_01.jpg',
      taken_time: new Date('2026-11-21T18:00:00Z'),
      exif: JSON.stringify({ camera: 'Nikon Z9' }),
    });
    const said = await own({ caption: 'Đã có' });
    const foreign = await aMedia(db, project);
    const found = await preview([said, filled, foreign, '999999'], { caption: CAPTION });
    expect(found).toEqual([
      { id: said, version: 1, problem: null, changes: [] },
      {
        id: filled,
        version: 1,
        problem: null,
        changes: [
          {
            field: 'caption',
            before: '',
            after: 'Khai mạc SEA Games, 22/11/2026. Ảnh DSC_01, Nikon Z9',
          },
        ],
      },
      {
        id: foreign,
        version: 1,
        problem: 'NOT_YOURS',
        changes: [expect.objectContaining({ field: 'caption' })],
      },
    ]);
    expect((await detail(filled)).caption).toBe('');
  });

  test('changes each in the version that was seen, with one audit row a file, and reports the others', async () => {
    const [open, said, stale] = [await own(), await own({ caption: 'Đã có' }), await own()];
    const foreign = await aMedia(db, project);
    const set = { caption: 'Lễ khai mạc', persons: ['Nguyễn Văn A'], licence: 'AGENCY' };
    const result = await apply(
      [open, said, foreign].map((id) => ({ id, version: 1 })).concat({ id: stale, version: 7 }),
      set,
    );
    expect(result).toMatchObject({ done: 2, total: 4 });
    const codes = Object.fromEntries(result.results.map(({ id, code }) => [id, code]));
    expect(codes).toEqual({
      [open]: undefined,
      [said]: undefined,
      [foreign]: 'FORBIDDEN',
      [stale]: 'VERSION_CONFLICT',
    });
    expect(await detail(open)).toMatchObject({ ...set, licenceStatus: 'PENDING', version: 2 });
    expect(await detail(said)).toMatchObject({ caption: 'Đã có', persons: ['Nguyễn Văn A'] });
    expect(await detail(stale)).toMatchObject({ caption: '', version: 1 });
    const rows = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('project_id', '=', project)
      .where('action', '=', 'media.update')
      .where('entity_id', 'in', [open, said, foreign, stale])
      .execute();
    expect(rows.map((row) => row.entity_id).sort()).toEqual([open, said].sort());
  });

  test('writes nothing about a file that gains nothing, and overwrites only on request', async () => {
    const id = await own({ caption: 'Đã có' });
    await apply([{ id, version: 1 }], { caption: 'Mới' });
    expect(await detail(id)).toMatchObject({ caption: 'Đã có', version: 1 });
    await apply([{ id, version: 1 }], { caption: 'Mới' }, true);
    expect(await detail(id)).toMatchObject({ caption: 'Mới', version: 2 });
  });

  test('refuses a placeholder that nobody knows, and a text that becomes too long for its file', async () => {
    const id = await own({ file_name: `${'x'.repeat(190)}.jpg` });
    const refusal = await server.refusal(describeEndpoints.preview, {
      headers: author,
      body: { ids: [id], set: { caption: '{ngay chup}' }, overwrite: false },
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'set.caption', code: 'placeholder' }] });
    const set = { placeText: '{tên tệp}' };
    expect(await preview([id], set)).toMatchObject([{ problem: 'TOO_LONG' }]);
    expect((await apply([{ id, version: 1 }], set)).results).toMatchObject([
      { ok: false, code: 'INVALID_INPUT' },
    ]);
  });
});
