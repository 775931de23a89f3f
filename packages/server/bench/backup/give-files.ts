import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { ProductDatabase } from '#server/app/product-database.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { Storage } from '#server/core/storage/storage.ts';

const AT_ONCE = 16;
/** From 20 KB to 380 KB, like small photos. */
const sizeOf = (number: number) => 20_000 + ((number * 7_919) % 360_000);

/** Gives the first files of the library their content; the rows of all others go. @returns the bytes written. */
export async function giveFiles(
  { db, url }: Pick<ProductDatabase, 'db' | 'url'>,
  storage: Storage,
  most: number,
): Promise<number> {
  await dropRowsAbove(url, most);
  const left = await db.selectFrom('media').select(['id', 'key', 'file_number']).execute();
  let bytes = 0;
  const hand = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const content = randomBytes(sizeOf(Number(next.id)));
      bytes += content.length;
      const name = originalName({ key: next.key, number: next.file_number });
      await storage.put(name, Readable.from([content]), { size: content.length, mime: 'image/jpeg' });
      const checksum = createHash('sha256').update(content).digest('hex');
      await db
        .updateTable('media')
        .set({ size_bytes: String(content.length), checksum })
        .where('id', '=', next.id)
        .execute();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return bytes;
}

/** Without the checks of foreign keys, each of which would read the whole library. */
async function dropRowsAbove(url: string, most: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    for (const table of ['media_collection_items', 'media_tags', 'media_files', 'media_uses'])
      await client.query(`DELETE FROM ${table} WHERE media_id > ${most}`);
    await client.query(`DELETE FROM media WHERE id > ${most}`);
  } finally {
    await client.end();
  }
}
