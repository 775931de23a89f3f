import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { isEmpty, type SeedSettings, seedBase } from './seed-base.ts';
import { storeDemoFiles } from './store-demo-files.ts';

/**
 * Fills an empty database, all or nothing: a start that is killed leaves it empty for the next one. Processes that
 * start at the same time wait for the one that fills it. Returns whether it was empty; if not, nothing changes.
 */
export async function seedFirstStart(
  db: Db,
  settings: SeedSettings,
  print: (text: string) => void,
  storage: Storage,
  storeFiles: typeof storeDemoFiles = storeDemoFiles,
): Promise<boolean> {
  const files = settings.seed === 'demo' && (await isEmpty(db)) ? await storeFiles(storage) : undefined;
  const notices = await inTransaction(db, async (tx) => {
    const reported: string[] = [];
    const people = await seedBase(tx, settings, (text) => reported.push(text));
    if (people !== undefined && files !== undefined) {
      print('Đang tạo tòa soạn mẫu…');
      // A third of a megabyte of articles that no later start reads.
      const { seedDemo } = await import('./seed-demo.ts');
      await seedDemo(tx, people, files, settings.senders);
    }
    return reported;
  });
  // Passwords of existing accounts.
  for (const notice of notices) print(notice);
  return notices.length > 0;
}
