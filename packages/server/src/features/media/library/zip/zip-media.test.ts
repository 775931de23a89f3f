import { buffer } from 'node:stream/consumers';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { mediaZipTask, safeNames } from './media-zip-task.ts';
import { namesInZip } from './test-support/names-in-zip.ts';

const server = await startTestServer();
const { db, storage } = server;
const files = new TaskFiles(storage, server.scratch);
const handlers = taskJobs({ files, handlers: [mediaZipTask({ storage })] });

describe('Files in one zip', () => {
  let project: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    project = await aProject(db);
    headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  });
  const zip = async (ids: string[]) => {
    const { taskId } = await server.ask(mediaEndpoints.zip, { headers, body: { ids } });
    await runDueJobs(db, handlers);
    return await db.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
  };

  test('hold every original once, under a safe name of its own, and each is in the log', async () => {
    const options = { storage, file_name: '../../ảnh.jpg' };
    const ids = [
      await aMedia(db, project, { ...options, content: Buffer.from('một') }),
      await aMedia(db, project, { ...options, content: Buffer.from('hai') }),
      await aMedia(db, project, { state: 'FAILED', storage }),
    ];
    const task = await zip([...ids, await aMedia(db, await aProject(db), { storage })]);
    expect(task).toMatchObject({ state: 'DONE', done: 2 });
    const whole = await buffer((await files.open(task.file ?? '')).content);
    expect(namesInZip(whole)).toEqual([
      ['.._.._ảnh.jpg'.replace(/^\.+/, ''), 'một'],
      ['.._.._ảnh (2).jpg'.replace(/^\.+/, ''), 'hai'],
    ]);
    const log = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'media.download')
      .where('project_id', '=', project)
      .orderBy('id')
      .execute();
    expect(log.map((row) => row.entity_id)).toEqual(ids.slice(0, 2));
  });

  test('a file that is missing in the storage ends the task instead of leaving it out', async () => {
    const task = await zip([await aMedia(db, project, { storage }), await aMedia(db, project)]);
    expect(task.state).toBe('FAILED');
  });

  test('nothing that can be handed out is no task, and too much of it neither', async () => {
    const refused = await server.refusal(mediaEndpoints.zip, { headers, body: { ids: ['999999999'] } });
    expect(refused.code).toBe('NOT_FOUND');
    const huge = await aMedia(db, project, { size_bytes: String(5 * 1024 ** 3) });
    expect(await server.refusal(mediaEndpoints.zip, { headers, body: { ids: [huge] } })).toMatchObject({
      details: { rules: [{ code: 'ZIP_TOO_LARGE' }] },
    });
  });
});

test.each([
  [
    ['a.jpg', 'A.JPG', 'a.jpg'],
    ['a.jpg', 'A (2).JPG', 'a (3).jpg'],
  ],
  [
    ['..', '.', '', '/etc/passwd', 'C:\\x.jpg'],
    ['_', '_ (2)', '_ (3)', '_etc_passwd', 'C__x.jpg'],
  ],
  [
    ['con.jpg', 'NUL'],
    ['_con.jpg', '_NUL'],
  ],
  [
    ['a\u0301.jpg', 'á.jpg'],
    ['á.jpg', 'á (2).jpg'],
  ],
  [
    ['a\nb.jpg', 'x. '],
    ['a_b.jpg', 'x'],
  ],
])('names %j lie side by side as %j', (given, expected) => {
  expect(safeNames(given)).toEqual(expected);
});

test('long names are cut between letters and keep their end', () => {
  const [name = ''] = safeNames([`${'ế'.repeat(300)}.jpg`]);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^ế+\.jpg$/);
});
