import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { CRAWL_JOB } from '#server/features/parser-sources/public.ts';

const PROGRAM = fileURLToPath(new URL('crawler-process.ts', import.meta.url));

interface WorkerOptions {
  readonly url: string;
  readonly role: string;
  readonly totalMs: number;
  readonly hosts: readonly string[];
}

export interface CrawlerWorker {
  readonly pid: number;
  hasEnded(): boolean;
  kill(): Promise<void>;
}

export function startCrawler({ url, role, totalMs, hosts }: WorkerOptions): CrawlerWorker {
  const child: ChildProcess = fork(PROGRAM, [url, role, String(totalMs), hosts.join(',')], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** All sources of a project are due now, also one whose job was given up or has ended. */
export async function makeDue(db: Db, projectId: string): Promise<void> {
  await sql`
    INSERT INTO jobs (kind, key, payload, run_time)
    SELECT ${CRAWL_JOB}, ${CRAWL_JOB} || ':' || id,
      jsonb_build_object('projectId', project_id::text, 'sourceId', id::text), now()
    FROM parser_sources WHERE project_id = ${projectId}
    ON CONFLICT (key) DO UPDATE SET run_time = least(jobs.run_time, now())`.execute(db);
}
