import type { Client } from 'pg';
import type { Storage } from '#server/core/storage/storage.ts';
import type { Header } from '../archive/archive-format.ts';
import { BackupProblem } from '../backup-problem.ts';
import { findFilledTables, findMigrations } from '../tables/catalogue-view.ts';

/** Written by the check of a bucket, which removes nothing. */
const CHECKED = 'check/';
/** Enough to refuse; a full bucket is not listed to its end. */
const MOST = 1_000_000;

/** @throws BackupProblem when the database holds anything. */
export async function refuseFilled(client: Client): Promise<void> {
  const filled = await findFilledTables(client);
  if (filled.length === 0) return;
  throw new BackupProblem(
    `Cơ sở dữ liệu đích không trống (bảng ${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' …' : ''}). ` +
      'Chưa ghi gì; dữ liệu đang có được giữ nguyên. Hãy chọn một DATA_DIR mới hoặc tạo một cơ sở dữ liệu trống.',
  );
}

/** @throws BackupProblem when a newer build has made the archive. */
export function refuseNewer({ migrations }: Header, known: readonly string[]): void {
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new BackupProblem(
    `Bản sao lưu do một bản dựng mới hơn tạo ra (có bước ${unknown}). Chưa ghi gì; hãy khôi phục bằng bản dựng đó.`,
  );
}

/**
 * The migrations of the archive, where the target has no others: a schema that is ahead could not take its rows.
 * @throws BackupProblem
 */
export async function migrationsFor({ migrations }: Header, client: Client): Promise<readonly string[]> {
  const ahead = (await findMigrations(client)).find((name) => !migrations.includes(name));
  if (ahead === undefined) return migrations;
  throw new BackupProblem(
    `Cơ sở dữ liệu đích đã có bước ${ahead}, mới hơn bản sao lưu. Chưa ghi gì; hãy tạo một cơ sở dữ liệu trống.`,
  );
}

/** Files of the storage that the archive does not have. A restore that was killed has left only files it has. */
export interface ForeignFiles {
  readonly expect: (name: string) => void;
  /** @throws BackupProblem */
  readonly refuseRest: () => void;
}

export async function findForeignFiles(storage: Storage): Promise<ForeignFiles> {
  const names = new Set<string>();
  for await (const { name } of storage.list('')) {
    if (!name.startsWith(CHECKED)) names.add(name);
    if (names.size >= MOST) break;
  }
  return {
    expect: (name) => names.delete(name),
    refuseRest: () => {
      const [first] = names;
      if (first === undefined) return;
      throw new BackupProblem(
        `Kho tệp đích không trống (${first}${names.size > 1 ? ' …' : ''}). Chưa ghi gì; tệp đang có được giữ nguyên. ` +
          'Hãy chọn một DATA_DIR mới hoặc một STORAGE_URL trống.',
      );
    },
  };
}
