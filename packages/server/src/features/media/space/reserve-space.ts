import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { lockSpace } from './space-store.ts';
import { readSpace } from './space-view.ts';

const inWords = (bytes: number) => ({ vi: bytesText(bytes, 'vi'), en: bytesText(bytes, 'en') });

/**
 * Makes sure that a new upload fits into its project; its row, written in the same transaction, reserves the bytes. So
 * two uploads at once cannot pass the quota together. @throws QUOTA_REACHED
 */
export async function reserveSpace(tx: Db, projectId: string, length: number): Promise<void> {
  if ((await readSpace(tx, projectId)).quotaBytes === null) return;
  await lockSpace(tx, projectId);
  const { usedBytes, quotaBytes } = await readSpace(tx, projectId);
  if (quotaBytes === null || usedBytes + length <= quotaBytes) return;
  const free = inWords(Math.max(0, quotaBytes - usedBytes));
  const values = { free, quota: inWords(quotaBytes), size: inWords(length) };
  throw new AppError('QUOTA_REACHED', { values, field: 'Upload-Length' });
}
