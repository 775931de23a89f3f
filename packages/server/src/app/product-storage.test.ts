import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '#server/core/storage/test-support/s3-server.ts';
import { readConfig } from './config.ts';
import { openProductStorage } from './product-storage.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-product-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('files are stored in their own folder, unless STORAGE_URL names a bucket', async () => {
  const { url, end } = await startS3();
  onTestFinished(end);
  const DATA_DIR = await aFolder();
  const disk = await openProductStorage(readConfig({ DATA_DIR }));
  const bucket = await openProductStorage(readConfig({ DATA_DIR, STORAGE_URL: url }));
  expect([disk.constructor.name, bucket.constructor.name]).toEqual(['DiskStorage', 'S3Storage']);
});

test('a bucket without write access stops the start with one sentence, without the secret', async () => {
  const { url, end } = await startS3();
  onTestFinished(end);
  const wrong = readConfig({
    DATA_DIR: await aFolder(),
    STORAGE_URL: url.replace(/S3RVER:S3RVER/, 'ai-do:bi-mat'),
  });
  await expect(openProductStorage(wrong)).rejects.toMatchObject({
    name: 'ConfigError',
    message: 'Files cannot be kept where STORAGE_URL says: Nothing can be written: InvalidAccessKeyId (403).',
  });
});

test('a folder without write access stops the start with one sentence', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'files'), 'no folder');
  await expect(openProductStorage(readConfig({ DATA_DIR: folder }))).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/^Files cannot be kept where DATA_DIR says: E/),
  });
});
