import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { isUnderWay } from '@toasoan/contract/features/tasks/task.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { startJobs } from '#server/core/jobs/start-jobs.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { forgetOldTasks } from './forget-old-tasks.ts';
import { startTask, taskHandler } from './public.ts';
import { TaskFiles } from './task-files.ts';
import type { TaskResult, TaskWork } from './task-handler.ts';
import { taskJobs } from './task-jobs.ts';

const { app, db, config, storage, scratch, ask, refusal } = await startTestServer();
const files = new TaskFiles(storage, scratch);
const filesThere = async () => (await Array.fromAsync(storage.list('tasks/'))).map(({ name }) => name);
const scratchThere = (): Promise<string[]> => readdir(config.scratchDir).catch(() => []);

let owner: Person;
let headers: Record<string, string>;
let projectId: string;
beforeEach(async () => {
  projectId = await aProject(db);
  owner = await aPerson(db, { projects: [projectId] });
  headers = await signIn(db, owner);
});

const start = (title = 'Bài đã xuất bản') =>
  startTask(db, { kind: 'post-export', title, payload: {}, userId: owner.userId, projectId });
const jobsThat = (run: (work: TaskWork) => Promise<TaskResult>) =>
  taskJobs({
    files,
    handlers: [
      taskHandler({ kind: 'post-export', payload: z.strictObject({}), run: (_, work) => run(work) }),
    ],
  });
const list = async () => (await ask(taskEndpoints.list, { headers })).items;

function work(run: (work: TaskWork) => Promise<TaskResult>): () => Promise<void> {
  const stop = startJobs({ db, handlers: jobsThat(run), log: silentLog, now: () => new Date() });
  onTestFinished(stop);
  return stop;
}

async function writesFile({ filePath }: TaskWork): Promise<TaskResult> {
  await writeFile(filePath, 'tiêu đề\n');
  return { done: 1254, file: { name: 'Bài viết "đã đăng".csv', mediaType: 'text/csv; charset=utf-8' } };
}

function download(id: string, as: Record<string, string> = headers) {
  return app.inject({ url: `${config.apiBase}/admin/task/download/${id}`, headers: as });
}

test('a task goes from waiting to done, and its file is downloaded under its own name', async () => {
  const id = await start();
  expect(await list()).toMatchObject([{ id, kind: 'post-export', state: 'QUEUED', done: 0, total: null }]);
  expect((await download(id)).statusCode).toBe(404);

  await runDueJobs(db, jobsThat(writesFile));
  const name = 'Bài viết "đã đăng".csv';
  expect(await list()).toMatchObject([{ state: 'DONE', done: 1254, total: 1254, file: { name, size: 12 } }]);
  const response = await download(id);
  expect(response.body).toBe('tiêu đề\n');
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '12',
    'content-disposition': `attachment; filename="Bai viet _da dang_.csv"; filename*=UTF-8''B%C3%A0i%20vi%E1%BA%BFt%20%22%C4%91%C3%A3%20%C4%91%C4%83ng%22.csv`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('only its owner sees, stops or downloads a task, and not after leaving the project', async () => {
  const id = await start();
  await runDueJobs(db, jobsThat(writesFile));
  const chief = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }));
  expect(await ask(taskEndpoints.list, { headers: chief })).toEqual({ items: [] });
  expect(await refusal(taskEndpoints.cancel, { params: { id }, headers: chief })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await download(id, chief)).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await download(id, {})).json()).toMatchObject({ code: 'SESSION_INVALID' });

  await db.deleteFrom('project_members').where('user_id', '=', owner.userId).execute();
  expect((await download(id)).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('a waiting task that is cancelled never runs', async () => {
  const id = await start();
  expect(await ask(taskEndpoints.cancel, { params: { id }, headers })).toMatchObject({ state: 'CANCELLED' });
  expect(await runDueJobs(db, jobsThat(writesFile))).toBe(0);
  expect(await list()).toMatchObject([{ state: 'CANCELLED', file: null }]);
});

test('a running task reports progress, notices a cancellation and leaves no file', async () => {
  const ended = Promise.withResolvers<unknown>();
  work(async ({ report, signal, filePath }) => {
    await writeFile(filePath, 'half');
    report(120, 500);
    await once(signal, 'abort').then(ended.resolve);
    signal.throwIfAborted();
    return { done: 500 };
  });
  const id = await start();
  await vi.waitFor(
    async () => expect(await list()).toMatchObject([{ state: 'RUNNING', done: 120, total: 500 }]),
    {
      timeout: 20_000,
      interval: 100,
    },
  );
  await ask(taskEndpoints.cancel, { params: { id }, headers });
  await ended.promise;
  await vi.waitFor(async () => expect(await scratchThere()).toEqual([]), 20_000);
  expect(await list()).toMatchObject([{ state: 'CANCELLED', file: null }]);
});

test('cancelling an ended task changes nothing', async () => {
  const id = await start();
  await runDueJobs(
    db,
    jobsThat(async () => ({ done: 3 })),
  );
  expect(await ask(taskEndpoints.cancel, { params: { id }, headers })).toMatchObject({
    state: 'DONE',
    done: 3,
  });
});

test("a refusal ends a task with a text in the reader's language", async () => {
  await start();
  const run = async () => {
    throw new AppError('FORBIDDEN');
  };
  await runDueJobs(db, jobsThat(run));
  expect(await list()).toMatchObject([
    { state: 'FAILED', error: 'Bạn không có quyền thực hiện thao tác này.' },
  ]);
  const english = await ask(taskEndpoints.list, { headers: { ...headers, 'accept-language': 'en' } });
  expect(english.items[0]?.error).toBe('You are not allowed to do this.');
});

test('an unexpectedly failing task is tried three times and then marked as failed', async () => {
  const id = await start();
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error('disk full');
  };
  const clock = aClock();
  for (let round = 0; round < 4; round += 1) {
    await runDueJobs(db, jobsThat(run), clock.now);
    clock.pass({ hours: 1 });
  }
  expect(runs).toBe(3);
  const [task] = await list();
  expect(task).toMatchObject({ id, state: 'FAILED' });
  expect(task && isUnderWay(task.state)).toBe(false);
});

test('a task whose worker stops is done by the next one', async () => {
  const begun = Promise.withResolvers<void>();
  const stop = work(async ({ signal }) => {
    begun.resolve();
    await once(signal, 'abort');
    signal.throwIfAborted();
    return { done: 0 };
  });
  await start();
  await begun.promise;
  await stop();
  work(async () => ({ done: 7 }));
  await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'DONE', done: 7 }]), 20_000);
});

test('after a week a task and its file are deleted', async () => {
  await start();
  await runDueJobs(db, jobsThat(writesFile));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgetOldTasks(db, files, inDays(6));
  expect(await list()).toHaveLength(1);
  expect(await filesThere()).not.toEqual([]);
  await forgetOldTasks(db, files, inDays(8));
  expect(await list()).toEqual([]);
  expect(await filesThere()).toEqual([]);
});
