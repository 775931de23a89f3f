import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { submissionCheckEndpoints } from '@toasoan/contract/features/submission-checks/endpoints.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { pictureJobs } from '#server/features/crawler-review/pictures/pictures-jobs.ts';
import { aCrawledItem } from '#server/features/crawler-review/test-support/a-crawled-item.ts';
import { aForeignSite, says } from '#server/features/crawls/test-support/a-foreign-site.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { drawPhotograph } from '../../../seeds/contests/draw-photograph.ts';
import { examineWork } from './check-submission.ts';
import { aSubmissionFile } from './test-support/a-submission-file.ts';

const server = await startTestServer();
const { db } = server;

test('a work that looks like a picture which the crawler took names its source and the address', async () => {
  const { original } = await drawPhotograph({
    ...{ look: 'highland', seed: 7, width: 1_200, mime: 'image/jpeg', hasFrame: false, isGenerated: false },
  });
  const site = await aForeignSite('anh.test');
  onTestFinished(() => site.close());
  site.answers.set('/goc.jpg', says(original, { 'content-type': 'image/jpeg' }));
  const { projectId } = await aNewsroom(server);
  const person = await aPerson(db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  const headers = await signIn(db, person, { project: projectId });
  const source = await server.ask(parserSourceEndpoints.create, {
    headers,
    body: {
      title: 'Báo Ảnh Mẫu',
      homeUrl: 'https://bao-anh-mau.example/',
      agreementState: 'SIGNED',
      imagesAllowed: 'COPY_WITH_CREDIT',
    },
  });
  const shown = { url: `${site.base}/goc.jpg`, caption: 'Vùng cao', credit: '', alt: '' };
  const id = await aCrawledItem(db, projectId, source.id, { page: { cover: shown, images: [shown] } });
  await server.ask(crawlerReviewEndpoints.accept, { headers, body: { id, version: 1 } });
  const take = pictureJobs({ ...server, safeFetch: site.safeFetch, userAgent: 'ToaSoan/1 (test)' });
  await runDueJobs(db, take);
  const item = await db
    .selectFrom('crawled_items')
    .select('original_url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  const work = await aSubmission(db, projectId, await aContest(db, projectId), {});
  const sent = await sharp(original).resize(900).jpeg({ quality: 50 }).toBuffer();
  await aSubmissionFile(server, projectId, work, sent);
  const ending = await examineWork(server, db, {
    ...{ projectId, submissionId: work, now: () => new Date(), checkAgain: async () => undefined },
  });
  if (ending) await inTransaction(db, ending);
  const { items } = await server.ask(submissionCheckEndpoints.pairs, { headers, params: { id: work } });
  expect(items).toMatchObject([
    { what: 'MEDIA', kind: 'WHOLE', origin: { source: 'Báo Ảnh Mẫu', address: item.original_url } },
  ]);
});
