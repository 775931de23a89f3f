import type { Client } from 'pg';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { Header, Manifest } from './archive/archive-format.ts';
import { readArchive } from './archive/read-archive.ts';
import { inWords, Progress } from './progress.ts';
import { checkArchive } from './restoring/check-archive.ts';
import { findForeignFiles, migrationsFor, refuseFilled, refuseNewer } from './restoring/empty-target.ts';
import { TablesLoad } from './restoring/load-tables.ts';
import { FilesPut } from './restoring/put-files.ts';
import { checkKeys, type SealingKeys } from './restoring/sealing-keys.ts';
import { abandonLoad, analyze, beginLoad, endLoad, type Postponed } from './tables/load-store.ts';
import {
  dropSecondFactors,
  endAllSessions,
  forgetNotices,
  holdLoadedJobs,
  resealAll,
} from './tables/restored-rows-store.ts';

/** Where an archive becomes a product again. */
export interface RestoreTarget {
  /** A connection of the login that owns the tables. */
  readonly client: Client;
  readonly storage: Storage;
  readonly keys: SealingKeys;
  /** Names of the migrations that this build knows. */
  readonly knownMigrations: readonly string[];
  /** Brings the database to these migrations. */
  readonly migrateTo: (names: readonly string[]) => Promise<void>;
}

interface RestoreOptions {
  readonly path: string;
  readonly keepSessions: boolean;
  readonly dropSecondFactors: boolean;
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
}

interface Restored {
  readonly header: Header;
  readonly manifest: Manifest;
}

/**
 * Brings an archive back into an empty database and an empty storage. The archive is read to its end before anything is
 * written; the database gets everything in one transaction, after the last file is in its place.
 */
export async function restoreBackup(target: RestoreTarget, options: RestoreOptions): Promise<Restored> {
  const { client, storage, knownMigrations, migrateTo } = target;
  const { path, print, signal } = options;
  const progress = new Progress(print);
  await refuseFilled(client);
  const foreign = await findForeignFiles(storage);
  print('Đang kiểm tra bản sao lưu …');
  const checked = await checkArchive(path, {
    onHeader: (header) => {
      refuseNewer(header, knownMigrations);
      if (!options.dropSecondFactors) checkKeys(header, target.keys);
    },
    onFile: (name) => foreign.expect(name),
    progress,
    signal,
  });
  foreign.refuseRest();
  await migrateTo(await migrationsFor(checked.header, client));
  await load(target, options, checked, progress);
  await migrateTo(knownMigrations);
  await analyze(client);
  return checked;
}

async function load(
  target: RestoreTarget,
  options: RestoreOptions,
  checked: Restored,
  progress: Progress,
): Promise<void> {
  const { client, storage } = target;
  const tables = checked.header.tables.map(({ name }) => name);
  const postponed = await beginLoad(client, tables);
  if (postponed === undefined) return await refuseFilled(client);
  const files = new FilesPut(storage);
  try {
    await write(target, options, { checked, postponed, files, progress });
  } catch (error) {
    await abandonLoad(client).catch(() => undefined);
    await files.takeBack();
    throw error;
  }
}

interface Work {
  readonly checked: Restored;
  readonly postponed: Postponed;
  readonly files: FilesPut;
  readonly progress: Progress;
}

async function write(
  { client, keys }: RestoreTarget,
  options: RestoreOptions,
  { checked: { header, manifest }, postponed, files, progress }: Work,
): Promise<void> {
  const { print, signal } = options;
  const load = new TablesLoad(client);
  print('Đang ghi …');
  await readArchive(options.path, {
    header: async () => undefined,
    rows: async (table, pieces) => {
      signal.throwIfAborted();
      await load.add(table, pieces);
      progress.step(() => `  bảng ${table.name}`);
    },
    file: async (name, size, content) => {
      signal.throwIfAborted();
      await load.end();
      await files.put(name, size, content);
      progress.step(() => `  ${inWords(files.count)} trong ${inWords(manifest.files.count)} tệp`);
    },
    sums: (sums) => files.verify(sums),
  });
  await load.end();
  print(`Đang đối chiếu ${inWords(header.tables.length)} bảng với bản kê …`);
  await load.verify(header, manifest, (name) => progress.step(() => `  bảng ${name}`));
  if (!options.keepSessions) await endAllSessions(client);
  if (options.dropSecondFactors) await dropSecondFactors(client);
  else await resealForTarget(client, header, keys);
  await forgetNotices(client);
  await holdLoadedJobs(client, header.time);
  signal.throwIfAborted();
  print('Đang dựng lại chỉ mục và khóa ngoại …');
  await endLoad(client, postponed, manifest.sequences, () => progress.step(() => '  chỉ mục và khóa ngoại'));
}

/** From here on the target needs its own key alone. */
async function resealForTarget(client: Client, header: Header, { current, previous }: SealingKeys) {
  if (header.sealedWith.length === 0 || current === undefined) return;
  const box = createSecretBox({ current, previous });
  await resealAll(client, ({ owner, ...sealed }) =>
    sealed.keyId === box.currentKeyId ? sealed : box.seal(box.open(sealed, owner), owner),
  );
}
