import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDraft } from '@toasoan/embedded-postgres/private-files.ts';
import type { KeyChange } from '#server/core/auth/secret-key-store.ts';
import { ConfigError } from './config.ts';

const KEY_BYTES = 48;
const MIN_KEY = 32;

/** The key that seals secrets at rest: created once, kept in the data folder, readable only by its owner. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  const key = (await readKey(path)) ?? (await makeKey(path));
  if (key.length < MIN_KEY) {
    throw new ConfigError(`The key file ${path} is damaged: restore it from a backup, or set SECRET_KEY.`);
  }
  return key;
}

/** The key of the data folder; undefined where it has none. */
export async function findKeptSecretKey(dataDir: string): Promise<string | undefined> {
  return await readKey(join(dataDir, 'secret-key'));
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The file appears complete or not at all; of two concurrent starts the first one's key wins. */
async function makeKey(path: string): Promise<string> {
  const draft = await writeDraft(path, randomBytes(KEY_BYTES).toString('base64url'), { durable: true });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What the operator reads at the start where the data was sealed with another key. */
export function keyChangeSentence({ lockedPeople }: KeyChange): string {
  return lockedPeople === 0
    ? 'SECRET_KEY khác với lần chạy trước: từ nay dùng khóa này; liên kết đặt mật khẩu chưa kịp gửi sẽ không gửi nữa.'
    : `SECRET_KEY khác với khóa của dữ liệu này, nên mã xác thực hai lớp của ${lockedPeople} người chưa kiểm được: đặt SECRET_KEY_PREVIOUS bằng khóa cũ rồi khởi động lại (mã dự phòng vẫn dùng được).`;
}
