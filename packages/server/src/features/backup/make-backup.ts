import type { Client } from 'pg';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { FORMAT, HEADER, type Header, MANIFEST, type Manifest } from './archive/archive-format.ts';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { TableParts } from './archive/table-parts.ts';
import { BackupProblem } from './backup-problem.ts';
import { archiveFiles } from './files/archive-files.ts';
import { type ArchivedFile, findFiles } from './files/archived-files-view.ts';
import { holdFiles } from './files/hold-files.ts';
import { inMB, inWords, Progress } from './progress.ts';
import { findMigrations, findSealingKeys, findSequences, findTables } from './tables/catalogue-view.ts';
import { copyOut } from './tables/copy-store.ts';
import { LEFT_OUT } from './tables/left-out-tables.ts';
import { beginSnapshot, endSnapshot } from './tables/snapshot-store.ts';

/** The data of a product that may serve meanwhile. */
export interface BackupSource {
  readonly db: Db;
  /** A connection of its own. */
  readonly client: Client;
  readonly storage: Storage;
  /** Names of the migrations that this build knows. */
  readonly knownMigrations: readonly string[];
}

interface BackupOptions {
  /** Must not exist. */
  readonly path: string;
  readonly product: string;
  readonly now: Date;
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The migration that makes the table of holds. */
const NEEDED = '0325-job-holds';

/** Writes all data into one file; at the end of a failure there is none. */
export async function makeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<{ readonly header: Header; readonly manifest: Manifest }> {
  checkMigrations(await findMigrations(source.client), source.knownMigrations);
  const release = await holdFiles(source.db, () =>
    options.print('Đang chờ việc dọn tệp đang chạy kết thúc …'),
  );
  const archive = new ArchiveWriter(options.path);
  try {
    const written = await write(source, archive, options);
    await archive.end();
    return written;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await release();
  }
}

function checkMigrations(found: readonly string[], known: readonly string[]): void {
  const unknown = found.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BackupProblem(
      `Cơ sở dữ liệu có bước ${unknown} mà bản dựng này không biết: hãy sao lưu bằng bản dựng mới hơn. Chưa ghi gì.`,
    );
  if (!found.includes(NEEDED))
    throw new BackupProblem(
      'Cơ sở dữ liệu chưa được bản dựng này khởi động lần nào: hãy chạy npm start một lần rồi sao lưu. Chưa ghi gì.',
    );
}

async function write(
  source: BackupSource,
  archive: ArchiveWriter,
  { product, now, print, signal }: BackupOptions,
) {
  const { client, storage } = source;
  const progress = new Progress(print);
  await beginSnapshot(client);
  const tables = (await findTables(client)).filter(({ name }) => !Object.hasOwn(LEFT_OUT, name));
  const header: Header = {
    format: FORMAT,
    product,
    time: now.toISOString(),
    migrations: await findMigrations(client),
    sealedWith: await findSealingKeys(client),
    tables,
  };
  await archive.add(HEADER, JSON.stringify(header, null, 1));
  const sums = await archiveTables(client, tables, archive, { progress, signal });
  const sequences = await findSequences(client);
  const files: readonly ArchivedFile[] = await findFiles(client);
  // Files never change, and none is removed meanwhile: the database need not wait for them.
  await endSnapshot(client);
  const rows = Object.values(sums).reduce((all, { rows: some }) => all + some, 0);
  print(
    `  ${inWords(tables.length)} bảng, ${inWords(rows)} dòng; tiếp theo là ${inWords(files.length)} tệp.`,
  );
  const manifest: Manifest = {
    tables: sums,
    sequences,
    files: await archiveFiles(storage, files, archive, { progress, signal }),
  };
  await archive.add(MANIFEST, JSON.stringify(manifest, null, 1));
  return { header, manifest };
}

async function archiveTables(
  client: Client,
  tables: Header['tables'],
  archive: ArchiveWriter,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<Manifest['tables']> {
  const sums: Manifest['tables'] = {};
  let bytes = 0;
  for (const table of tables) {
    const parts = new TableParts(archive, table.name);
    sums[table.name] = await copyOut(client, table, async (chunk) => {
      signal.throwIfAborted();
      await parts.add(chunk);
      bytes += chunk.length;
      progress.step(() => `  bảng ${table.name}, ${inMB(bytes)} đã đọc`);
    });
    await parts.end();
  }
  return sums;
}
