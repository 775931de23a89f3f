import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { findServer, stopServer } from '@toasoan/embedded-postgres/server-process.ts';
import { startEmbeddedPostgres } from '@toasoan/embedded-postgres/start-embedded-postgres.ts';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { makePassableFolder } from '@toasoan/embedded-postgres/test-support/scratch-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedDatabaseOf } from './product-database.ts';
import { type AcknowledgedSave, streamSaves } from './test-support/save-stream.ts';
import { type SpawnedProduct, spawnProduct } from './test-support/spawn-product.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

const LOGIN = { email: 'quantri@toasoan.local', password: 'mất điện giữa chừng' };
const WRITERS = 6;
const SAVES = 60;

/** The processes killed together in the middle of a round. */
const ROUNDS: readonly (readonly ('server' | 'database')[])[] = [
  ['server'],
  ['server', 'database'],
  ['server'],
];

test(
  'after any process is killed during a stream of saves, every acknowledged save is there',
  CRASH_TEST,
  async () => {
    const dataDir = await makePassableFolder();
    const cluster = join(dataDir, 'postgres', 'cluster');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }));
    onTestFinished(async () => {
      const server = await findServer(cluster);
      if (server !== undefined) await stopServer(server);
    });
    const start = () => spawnProduct({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: LOGIN.password });

    let product = await start();
    const headers = await signIn(product);
    const saves: AcknowledgedSave[] = [];
    for (const victims of ROUNDS) {
      const database = await findServer(cluster);
      const enough = saves.length + SAVES;
      await streamSaves({
        address: product.address,
        headers,
        writers: WRITERS,
        onSave: (save) => {
          saves.push(save);
          // Right after an answer, while the other writers' calls are on their way.
          if (saves.length !== enough) return;
          product.kill();
          if (victims.includes('database')) process.kill(Number(database?.pid), 'SIGKILL');
        },
      });
      await product.ended;
      expect(saves.length).toBeGreaterThanOrEqual(enough);
      product = await start();
      await expectAll(saves, dataDir);
    }
  },
);

async function signIn({ address }: SpawnedProduct): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...LOGIN, recaptchaToken: '' }),
  });
  const { data } = (await response.json()) as { readonly data: DataOf<typeof sessionEndpoints.login> };
  return { authorization: `Bearer ${data.token}`, 'project-id': '1' };
}

/** Checks the database directly: rows, links, audit, and that all maintained counts are exact. */
async function expectAll(saves: readonly AcknowledgedSave[], dataDir: string): Promise<void> {
  const cluster = await startEmbeddedPostgres({ ...embeddedDatabaseOf(dataDir), log: () => undefined });
  const ask = (sql: string) => query(cluster.url('toasoan'), sql);
  try {
    const audited = new Set(
      (await ask(`SELECT action, entity_id, after FROM audit_log WHERE entity_id IS NOT NULL`)).map(
        keyOfAudit,
      ),
    );
    expect(saves.map(keyOfSave).filter((key) => !audited.has(key))).toEqual([]);
    expect(lostOf(saves, await ask(ROWS))).toEqual([]);
    expect(await ask(FALSE_NUMBERS)).toEqual([]);
  } finally {
    await cluster.stop();
  }
}

/** A later save of the same post may have been written without an answer; an earlier state must not remain. */
function lostOf(saves: readonly AcknowledgedSave[], rows: readonly Record<string, unknown>[]) {
  const byId = new Map(rows.map((row) => [`${row.entity} ${row.id}`, row]));
  return saves.filter(({ entity, id, version, title, tagIds }) => {
    const row = byId.get(`${entity} ${id}`);
    if (row === undefined || Number(row.version) < version) return true;
    if (Number(row.version) > version) return false;
    return row.title !== title || String(row.tag_ids) !== tagIds.join();
  });
}

const keyOfSave = ({ entity, action, id, version, title }: AcknowledgedSave) =>
  [`${entity}.${action}`, id, version, title].join();

function keyOfAudit({ action, entity_id, after }: Record<string, unknown>): string {
  const { version, title } = (after ?? {}) as { readonly version?: number; readonly title?: string };
  return [action, entity_id, version, title].join();
}

const ROWS = `
  SELECT 'post' AS entity, id, version, title, (
    SELECT coalesce(string_agg(tag_id::text, ',' ORDER BY position), '') FROM post_tags WHERE post_id = posts.id
  ) AS tag_ids FROM posts
  UNION ALL SELECT 'tag', id, version, title, '' FROM tags`;

/** Maintained counts that differ from a count of the rows. */
const FALSE_NUMBERS = `
  SELECT id, post_count FROM tags
  WHERE post_count + coalesce((SELECT sum(change) FROM term_use_changes WHERE entity = 'tag' AND term_id = tags.id), 0)
    <> (SELECT count(*) FROM post_tags WHERE tag_id = tags.id)
  UNION ALL
  SELECT 0, kept.count FROM (
    SELECT state, created_by_id, sum(count) AS count FROM post_counts GROUP BY 1, 2
  ) AS kept
  WHERE count <> (
    SELECT count(*) FROM posts
    WHERE posts.state = kept.state AND coalesce(created_by_id, 0) = kept.created_by_id)`;
