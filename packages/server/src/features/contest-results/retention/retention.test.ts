import { Readable } from 'node:stream';
import { submissionRecallEndpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { heldEntrants } from '#server/features/contest-entries/public.ts';
import { originalName, previewName } from '#server/features/submissions/public.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aGuardianPaper } from '#test/factories/a-guardian-paper.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { anAward } from '#test/factories/an-award.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { recallJobs } from '../recall/recall-jobs.ts';
import { erasePeopleInTime } from './erase-people.ts';
import { forgetEntrantsOfPerson } from './forget-entrants.ts';
import { originalsJobs } from './originals-jobs.ts';
import { tablesWith } from './test-support/tables-with.ts';

const server = await startTestServer();
const { db, storage } = server;
const handlers = [...recallJobs({ storage }), ...originalsJobs({ storage })];
const LONG_AGO = new Date('2023-06-01T00:00:00Z');

/** A work whose author, files, draft and consent carry the mark wherever a person can be named. */
async function aPlantedWork(projectId: string, contestId: string, mark: string) {
  const email = `${mark}@mail.example`;
  const work = await aSubmission(db, projectId, contestId, {
    state: 'ELIMINATED',
    story: `${mark} kể lại.`,
    co_authors: JSON.stringify([{ name: mark, role: 'quay phim' }]),
    declared: JSON.stringify({
      ...{ ai: 0, aiText: mark, composite: 0, published: 0, awarded: 1, awardedText: mark },
    }),
    entrant: {
      ...{ email, email_key: email, full_name: mark, stage_name: mark, group_name: mark, search_text: mark },
      ...{ phone: mark, address: mark, job: mark, workplace: mark, vapa_number: mark },
      ...{ birth_date: '1990-01-02', guardian: JSON.stringify({ name: mark, phone: mark }) },
      ...{ id_number_box: mark, bank_box: mark },
    },
  });
  const { entrant_id } = await db
    .selectFrom('submissions')
    .select('entrant_id')
    .where('id', '=', work)
    .executeTakeFirstOrThrow();
  const key = `khoa-tep-cua-${work}-du-dai`;
  const { id } = await db
    .insertInto('submission_files')
    .values({
      ...{
        project_id: projectId,
        submission_id: work,
        draft_id: null,
        file_name: `${mark}.jpg`,
        caption: mark,
      },
      ...{
        mime: 'image/jpeg',
        bytes: '4',
        width: 3_000,
        height: 2_000,
        duration_ms: null,
        look_hash: null,
        key,
      },
      ...{
        checksum: Buffer.alloc(32),
        state: 'READY',
        is_cover: true,
        exif: JSON.stringify({ owner: mark }),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('submissions').set({ cover_file_id: id }).where('id', '=', work).execute();
  await db
    .insertInto('contest_consents')
    .values({
      ...{ project_id: projectId, contest_id: contestId, submission_id: work, entrant_id, kind: 'RULES' },
      ...{ rules_version: 1, time: LONG_AGO, address: mark },
    })
    .execute();
  await sql`
    INSERT INTO entry_drafts (project_id, contest_id, email, email_key, language, author, update_time, expire_time)
    VALUES (${projectId}, ${contestId}, ${email}, ${email}, 'vi', ${JSON.stringify({ fullName: mark })}, now(),
      now() + interval '9 days')`.execute(db);
  const paper = await aGuardianPaper(server, work);
  for (const name of [originalName(key), previewName(key, 'small')])
    await storage.put(name, Readable.from([Buffer.from('JPEG')]), { size: 4, mime: 'image/jpeg' });
  return { work, key, paper, email };
}

test('after the period nothing in any table names an author without an award, and the work stays', async () => {
  const project = await aProject(db);
  const over = { state: 'ARCHIVED', award_time: LONG_AGO, retention_days: 365 } as const;
  const contest = await aContest(db, project, over);
  const gone = await aPlantedWork(project, contest, 'danhtinhmot');
  const winner = await aPlantedWork(project, contest, 'danhtinhhai');
  await anAward(db, project, contest, {
    ...{ submission_id: winner.work, state: 'AWARDED', decision_no: '1', decision_date: '2023-05-01' },
  });
  const running = await aContest(db, project, { state: 'JUDGING', award_time: LONG_AGO });
  await aPlantedWork(project, running, 'danhtinhba');
  expect(await tablesWith(db, 'danhtinhmot')).toHaveLength(5);
  await erasePeopleInTime(db, new Date());
  expect(await tablesWith(db, 'danhtinhmot')).toEqual([]);
  expect(await tablesWith(db, 'danhtinhhai')).toHaveLength(5);
  expect(await tablesWith(db, 'danhtinhba')).toHaveLength(5);
  const kept = await db
    .selectFrom('submissions')
    .innerJoin('entrants', 'entrants.id', 'submissions.entrant_id')
    .innerJoin('contest_consents', 'contest_consents.submission_id', 'submissions.id')
    .select(['submissions.title', 'entrants.state', 'contest_consents.rules_version', 'birth_date'])
    .where('submissions.id', '=', gone.work)
    .execute();
  expect(kept).toEqual([{ title: 'Ngày mùa no ấm', state: 'ERASED', rules_version: 1, birth_date: null }]);
  await runDueJobs(db, handlers);
  expect(await storage.sizeOf(originalName(gone.key))).toBeUndefined();
  expect(await storage.sizeOf(originalName(winner.key))).toBe(4);
  expect(await storage.sizeOf(originalName(gone.paper))).toBeUndefined();
  expect(await storage.sizeOf(originalName(winner.paper))).toBe(4);
  const papers = db.selectFrom('guardian_papers').select('key').where('contest_id', '=', contest);
  expect(await papers.execute()).toEqual([{ key: winner.paper }]);
});

test('a person’s request finds what they sent, and erases it where no contest needs it any more', async () => {
  const project = await aProject(db);
  const over = await aContest(db, project, { state: 'ANNOUNCED' });
  const running = await aContest(db, project, { state: 'JUDGING' });
  const mark = 'danhtinhbon';
  const { email } = await aPlantedWork(project, over, mark);
  await aPlantedWork(project, running, mark);
  const person = { email: email.toUpperCase(), phone: '', name: '' };
  const find = async () => await heldEntrants.find(db, project, person, 10);
  expect((await find()).map(({ match }) => match)).toEqual(['EMAIL', 'EMAIL']);
  const at = { now: new Date(), by: { userId: null, displayName: '' } };
  expect(await forgetEntrantsOfPerson(db, project, person, at)).toBe(1);
  expect((await find()).map(({ facts }) => facts.name)).toEqual([mark]);
});

test('a work that is taken down loses flags, addresses and previews, and gets them back by an undo', async () => {
  const project = await aProject(db);
  const contest = await aContest(db, project);
  const admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
  const { work, key } = await aPlantedWork(project, contest, 'danhtinhnam');
  await db.updateTable('submissions').set({ is_public_gallery: true }).where('id', '=', work).execute();
  const detail = async () =>
    await server.ask(submissionEndpoints.detail, { params: { id: work }, headers: admin });
  const reason = 'Khiếu nại bản quyền.';
  const recall = await server.ask(submissionRecallEndpoints.start, {
    body: { submissionId: work, version: 1, reason },
    headers: admin,
  });
  expect(await detail()).toMatchObject({ isPublicGallery: false, cover: '', files: [{ small: '' }] });
  await runDueJobs(db, handlers);
  expect(await storage.sizeOf(previewName(key, 'small'))).toBeUndefined();
  expect(await storage.sizeOf(originalName(key))).toBe(4);
  const again = await server.send(submissionEndpoints.update, {
    body: { id: work, version: 2, isPublicGallery: true },
    headers: admin,
  });
  expect(JSON.stringify(again.envelope)).toContain('RECALLED');
  await server.ask(submissionRecallEndpoints.undo, {
    params: { id: recall.id },
    body: { version: recall.version, reason },
    headers: admin,
  });
  await runDueJobs(db, handlers);
  expect(await storage.sizeOf(previewName(key, 'small'))).toBe(4);
  expect(await detail()).toMatchObject({ isPublicGallery: true, files: [{ state: 'READY' }] });
});
