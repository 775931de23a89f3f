import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { afterAll, expect, test } from 'vitest';
import { originalName } from '#server/core/media/stored-names.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { type SpawnedProduct, spawnProduct } from './test-support/spawn-product.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

const ROUNDS = 3;
const SENDERS = 4;
const SIZE = 300_000;

/** An upload in progress, and what its sender was told. */
interface Sent {
  readonly content: Buffer;
  id: string;
  safe: number;
  mediaId: string | undefined;
}

const { db, url, drop } = await cloneDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-crash-'));
afterAll(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

test(
  'a process killed during uploads loses no acknowledged bytes and shows no half file',
  CRASH_TEST,
  async () => {
    const project = await aProject(db);
    const session = await signIn(db, await aPerson(db, { projects: [project] }), { project });
    const headers = { ...session, 'tus-resumable': '1.0.0' };
    const sent: Sent[] = [];
    let product = await start();
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = sent.length;
      const senders = Array.from({ length: SENDERS }, () => sendFiles(product.address, headers, sent));
      // Each sender uploads files one after the other, which takes seconds on a busy machine.
      await expect
        .poll(() => sent.length, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(before + SENDERS);
      // At any moment of the next uploads.
      setTimeout(() => product.kill(), randomInt(0, 150));
      await Promise.all(senders);
      await product.ended;
      product = await start();
      for (const one of sent) await goOn(product.address, headers, one);
    }
    expect(sent.filter(({ mediaId }) => mediaId === undefined)).toEqual([]);
    await expectWhole(sent);
  },
);

function start(): Promise<SpawnedProduct> {
  return spawnProduct({ DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(40), SEED: 'none' });
}

/** One file after the other, until nothing answers. */
async function sendFiles(address: string, headers: Record<string, string>, sent: Sent[]): Promise<void> {
  for (;;) {
    const one: Sent = { content: randomBytes(SIZE), id: '', safe: 0, mediaId: undefined };
    try {
      await begin(address, headers, one);
      sent.push(one);
      await send(address, headers, one);
    } catch {
      return;
    }
  }
}

async function begin(address: string, headers: Record<string, string>, one: Sent): Promise<void> {
  const metadata = `filename ${Buffer.from('phim.mp4').toString('base64')}`;
  const response = await fetch(`${address}/api/admin/media/upload`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(SIZE), 'upload-metadata': metadata },
  });
  one.id = response.headers.get('location')?.split('/').at(-1) ?? '';
}

/** In parts of all sizes. */
async function send(address: string, headers: Record<string, string>, one: Sent): Promise<void> {
  while (one.mediaId === undefined) {
    const part = one.content.subarray(one.safe, one.safe + randomInt(1, SIZE));
    const response = await fetch(`${address}/api/admin/media/upload/${one.id}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(one.safe),
      },
      body: new Uint8Array(part),
    });
    note(one, response);
  }
}

function note(one: Sent, { status, headers }: Response): void {
  if (status >= 300) throw new Error(`Answered ${status}.`);
  one.safe = Number(headers.get('upload-offset'));
  one.mediaId = headers.get('media-id') ?? undefined;
}

/** Like a browser after a broken connection: asks for the offset, and sends the rest. */
async function goOn(address: string, headers: Record<string, string>, one: Sent): Promise<void> {
  const { safe, mediaId } = one;
  note(one, await fetch(`${address}/api/admin/media/upload/${one.id}`, { method: 'HEAD', headers }));
  expect(one.safe).toBeGreaterThanOrEqual(safe);
  if (mediaId !== undefined) expect(one.mediaId).toBe(mediaId);
  await send(address, headers, one);
}

/** Checks the database and storage directly: every row has its complete file, its audit row and only one file. */
async function expectWhole(sent: readonly Sent[]): Promise<void> {
  const rows = await query(
    url,
    `SELECT id, key, file_number, checksum, size_bytes,
       (SELECT count(*) FROM audit_log WHERE action = 'media.create' AND entity_id = media.id::text) AS audited,
       (SELECT count(*) FROM media_files WHERE media_id = media.id) AS files
     FROM media`,
  );
  const checksums = new Map<string, string>();
  for (const row of rows) {
    const name = originalName({ key: String(row.key), number: Number(row.file_number) });
    const checksum = sumOf(await readFile(join(dataDir, 'files', name)));
    expect([row.checksum, Number(row.audited), Number(row.files)]).toEqual([checksum, 1, 1]);
    checksums.set(String(row.id), checksum);
  }
  expect(sent.map(({ mediaId = '' }) => checksums.get(mediaId))).toEqual(
    sent.map(({ content }) => sumOf(content)),
  );
  expect(rows).toHaveLength(sent.length);
}

const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
