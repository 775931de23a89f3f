import { USUAL_LIMITS } from '@toasoan/contract/features/contests/contest-values.ts';
import { submissionCheckEndpoints as endpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { drawnPhoto } from '#server/core/images/test-support/drawn-photos.ts';
import { mvhd, timedFilm, track } from '#server/features/media/upload/test-support/make-film.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { checkSubmission } from './check-jobs.ts';
import { aSubmissionFile } from './test-support/a-submission-file.ts';

const server = await startTestServer();
const { db } = server;
const [project, elsewhere] = [await aProject(db), await aProject(db)];
const limits = { ...USUAL_LIMITS, photo: { ...USUAL_LIMITS.photo, minLongEdge: 400 } };
const rules = { limits, created_from: '2025-01-01', created_to: '2026-10-30' };
const contest = await aContest(db, project, rules);
const before = await aContest(db, project, { ...rules, year: 2025, title: 'Hạnh phúc 2025' });
const theirs = await aContest(db, elsewhere, rules);
const signed = async (role: 'AUTHOR' | 'EDITOR', ...projects: string[]) =>
  await signIn(db, await aPerson(db, { role, projects }), { project });
const editor = await signed('EDITOR', project);
const ofBoth = await signed('EDITOR', project, elsewhere);

async function aWork(content: Buffer, { where = project, of = contest, ...options } = {}) {
  const id = await aSubmission(db, where, of, options);
  return { id, fileId: await aSubmissionFile(server, where, id, content) };
}
const check = async (id: string, where = project) => {
  await checkSubmission(db, where, id);
  await runDueJobs(db, wireJobs(server));
};
const detail = (id: string) => server.ask(submissionEndpoints.detail, { params: { id }, headers: editor });
const pairs = (id: string, headers = editor) => server.ask(endpoints.pairs, { params: { id }, headers });

const exif = {
  IFD0: { Make: 'NIKON', Model: 'NIKON Z 8', Software: 'Ver.02.00', Artist: 'Tran Van Nam' },
  IFD2: { DateTimeOriginal: '2026:09:14 06:30:00', FNumber: '8/1', ExposureTime: '1/250' },
};
const taken = async (seed: number) =>
  await sharp(await drawnPhoto(seed))
    .resize(480)
    .withExif(exif)
    .jpeg()
    .toBuffer();

test('a work is checked from its files: facts, result and flags, without a new version or its owner’s name', async () => {
  const { id, fileId } = await aWork(await taken(21));
  await check(id);
  const found = await detail(id);
  expect(found).toMatchObject({
    tech: 'PASS',
    version: 1,
    flags: [],
    techTime: expect.any(String),
    files: [
      { width: 480, height: 320, facts: { camera: 'NIKON Z 8', takenTime: '2026-09-13T23:30:00.000Z' } },
    ],
  });
  expect(JSON.stringify(found)).not.toContain('Tran Van Nam');
  const stored = await db
    .selectFrom('submission_files')
    .selectAll()
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ exif: { owner: 'Tran Van Nam' }, look_hash: expect.any(String) });
});

test('another check changes what it found and leaves what people have flagged', async () => {
  const { id } = await aWork(
    await sharp(await drawnPhoto(22))
      .resize(480)
      .png()
      .toBuffer(),
  );
  await check(id);
  expect(await detail(id)).toMatchObject({ tech: 'FAIL', flags: ['EXIF_MISSING'] });
  const flag = async (version: number, name: 'EXIF_MISSING' | 'COPYRIGHT_CLAIM', on: boolean) =>
    await server.ask(submissionEndpoints.flag, {
      params: { id },
      headers: editor,
      body: { version, flag: name, on },
    });
  await flag(1, 'COPYRIGHT_CLAIM', true);
  await flag(2, 'EXIF_MISSING', false);
  expect(await server.ask(endpoints.check, { params: { id }, headers: editor, body: {} })).toEqual({ id });
  expect((await detail(id)).tech).toBe('WAITING');
  await runDueJobs(db, wireJobs(server));
  expect(await detail(id)).toMatchObject({ tech: 'FAIL', version: 3, flags: ['COPYRIGHT_CLAIM'] });
});

test('a file that cannot be read fails its work', async () => {
  const { id } = await aWork((await drawnPhoto(26)).subarray(0, 2_000));
  await check(id);
  const { tech, techChecks } = await detail(id);
  expect(tech).toBe('FAIL');
  expect(techChecks.find(({ result }) => result === 'FAIL')?.actual.vi).toBe('Tệp hỏng hoặc không đọc được');
});

test('a film that runs longer than its contest allows fails, and lists show how long it runs', async () => {
  const id = await aSubmission(db, project, contest, { category: 'VIDEO' });
  const film = timedFilm(mvhd({ timescale: 600, duration: 217_200 }), track(1920, 1080));
  await aSubmissionFile(server, project, id, film, { mime: 'video/mp4' });
  await check(id);
  const { tech, techChecks, durationMs } = await detail(id);
  expect([tech, durationMs]).toEqual(['FAIL', 362_000]);
  const failed = techChecks.filter(({ result }) => result === 'FAIL');
  expect(failed).toMatchObject([{ code: 'DURATION', actual: { vi: 'Dài 6:02', en: 'Runs 6:02' } }]);
});

test('copies are found in other years, other projects and the library, as far as the caller may see them', async () => {
  const photo = await taken(23);
  const earlier = await aWork(await sharp(photo).resize(420).jpeg({ quality: 60 }).toBuffer(), {
    of: before,
  });
  const options = { where: elsewhere, of: theirs, number: 'NA26-A-00777' };
  const mirrored = await aWork(await sharp(photo).flop().jpeg().toBuffer(), options);
  const cut = { left: 96, top: 0, width: 384, height: 256 };
  const part = await aWork(await sharp(photo).extract(cut).jpeg().toBuffer());
  const gone = await aWork(photo, { state: 'WITHDRAWN' } as object);
  for (const one of [earlier, part, gone]) await check(one.id);
  await check(mirrored.id, elsewhere);
  const { look_hash } = await db
    .selectFrom('submission_files')
    .select('look_hash')
    .where('id', '=', earlier.fileId)
    .executeTakeFirstOrThrow();
  const media = await aMedia(db, project, { look_hash, title: 'Ảnh của thư viện' });
  const own = await aWork(photo);
  await check(own.id);

  const found = await pairs(own.id);
  expect(found.hidden).toBe(1);
  expect(found.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        what: 'WORK',
        kind: 'WHOLE',
        submissionId: earlier.id,
        contestTitle: 'Hạnh phúc 2025',
      }),
      expect.objectContaining({ what: 'WORK', kind: 'CUT', submissionId: part.id }),
      expect.objectContaining({
        what: 'MEDIA',
        kind: 'WHOLE',
        image: expect.objectContaining({ mediaId: media }),
      }),
    ]),
  );
  expect(found.items).toHaveLength(3);
  expect((await pairs(own.id, ofBoth)).items).toContainEqual(
    expect.objectContaining({ kind: 'MIRRORED', submissionId: mirrored.id, projectId: elsewhere }),
  );
  // The earlier one was checked before the later one came, and shows it too.
  expect((await pairs(earlier.id)).items).toContainEqual(expect.objectContaining({ submissionId: own.id }));
  const { flags, tech, techChecks } = await detail(own.id);
  expect([tech, flags]).toEqual(['WARN', ['DUPLICATE_PHASH']]);
  expect(JSON.stringify(techChecks)).not.toContain('NA26-A-00777');
});

test('works that are checked at the same time find each other', async () => {
  const photo = await taken(24);
  const [one, other] = [await aWork(photo), await aWork(await sharp(photo).jpeg({ quality: 50 }).toBuffer())];
  for (const { id } of [one, other]) await checkSubmission(db, project, id);
  await Promise.all([runDueJobs(db, wireJobs(server)), runDueJobs(db, wireJobs(server))]);
  expect((await pairs(one.id)).items).toMatchObject([{ submissionId: other.id }]);
  expect((await pairs(other.id)).items).toMatchObject([{ submissionId: one.id }]);
});

test('many works are checked by a task that editors start, and nothing to check is refused', async () => {
  const many = await aContest(db, project, rules);
  const refused = { headers: editor, body: { which: 'ALL' as const, contestId: many } };
  expect(await server.refusal(endpoints.checkMany, refused)).toMatchObject({ status: 422 });
  const photo = await taken(25);
  const works = [await aWork(photo, { of: many }), await aWork(photo, { of: many })];
  const body = { which: 'WAITING' as const, contestId: many };
  const author = await signed('AUTHOR', project);
  expect(await server.refusal(endpoints.checkMany, { headers: author, body })).toMatchObject({ status: 403 });
  await server.ask(endpoints.checkMany, { headers: editor, body });
  await runDueJobs(db, wireJobs(server));
  expect((await server.ask(taskEndpoints.list, { headers: editor })).items[0]).toMatchObject({
    kind: 'submission-check',
    state: 'DONE',
    done: 2,
  });
  for (const { id } of works) expect((await detail(id)).tech).toBe('WARN');
});
