import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import { DiskStorage } from '#server/core/storage/disk-storage.ts';
import { LEFT_OUT } from '#server/features/backup/tables/left-out-tables.ts';
import { contentsOf, filesOf } from '#server/features/backup/test-support/contents.ts';
import { type NewsroomOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { askGently } from '../uploads/ask-gently.ts';
import { most } from '../verdicts.ts';
import { openCopy, PROJECT } from '../writes/open-copy.ts';
import { giveFiles } from './give-files.ts';
import { type CommandCost, runCommand } from './run-command.ts';

const FILES = 5_000;
const MAX = { backupSeconds: 180, restoreSeconds: 420, memory: 350, listP99: 500 } as const;
/** What a restore changes on purpose: sessions end. */
const CHANGED = ['sessions'];
const MB = 2 ** 20;

/**
 * Backup and restore of 100,000 posts and 5,000 files: their times and memory, the delay of people who read meanwhile,
 * and every row and file of the restored newsroom beside the one that was backed up.
 */
export async function runBackup(orders: NewsroomOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { folder, program } = orders;
  const copy = await openCopy({ ...orders, name: 'backup' }, shutdown, print);
  const dataDir = join(folder, 'backup');
  const restoredDir = join(folder, 'restored');
  const archive = join(folder, 'backup.tar.zst');
  const clear = async () => {
    await rm(archive, { force: true });
    await rm(restoredDir, { recursive: true, force: true });
  };
  await clear();
  shutdown.add(clear);
  const bytes = await giveFiles(copy.database, new DiskStorage(join(dataDir, 'files')), FILES);
  print(`${FILES} files of ${Math.round(bytes / MB)} MB. The product serves while it is backed up.`);
  printLoadOfMachine(print);

  const [reader] = copy.people;
  const reading = askGently({
    port: copy.product.port,
    headers: { ...reader?.headers, 'project-id': PROJECT },
  });
  const backup = await runCommand(program, ['backup', archive], dataDir);
  const { p99 } = await reading.stop();
  await copy.product.stop();
  const { size } = await stat(archive);
  print(`Backup: ${costOf(backup)}; the archive has ${Math.round(size / MB)} MB. ${backup.said}`);
  const restore = await runCommand(program, ['restore', archive], restoredDir);
  print(`Restore: ${costOf(restore)}. ${restore.said}`);

  const restored = await openProductDatabase(
    { dataDir: restoredDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => restored.stop());
  const [before, after] = [await tablesOf(copy.database.url), await tablesOf(restored.url)];
  const tables = Object.keys(before).filter((name) => before[name] !== after[name]);
  const [kept, again] = [await storedIn(dataDir), await storedIn(restoredDir)];
  const files = Object.keys(kept).filter((name) => kept[name] !== again[name]);
  print(
    `Compared: ${Object.keys(before).length} tables, ${Object.keys(kept).length} files. ${tables.join(', ')}`,
  );
  const verdicts = [
    most('tables that differ after the restore', tables.length, 0),
    most('files that differ after the restore', files.length, 0),
    most('seconds of a backup', backup.seconds, MAX.backupSeconds),
    most('seconds of a restore', restore.seconds, MAX.restoreSeconds),
    most('MB of the backup', backup.memory ?? 0, MAX.memory),
    most('MB of the restore', restore.memory ?? 0, MAX.memory),
    most('p99 ms of the list during a backup', p99, MAX.listP99),
  ];
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

const costOf = ({ seconds, memory }: CommandCost) =>
  `${seconds.toFixed(1)} s, ${memory === undefined ? '?' : memory.toFixed(0)} MB at most`;

async function tablesOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const contents = await contentsOf(client).finally(() => client.end());
  const isCompared = (name: string) => !Object.hasOwn(LEFT_OUT, name) && !CHANGED.includes(name);
  return Object.fromEntries(Object.entries(contents).filter(([name]) => isCompared(name)));
}

const storedIn = (dataDir: string) => filesOf(new DiskStorage(join(dataDir, 'files')));
