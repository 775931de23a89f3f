import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/core/db/database.ts';
import type { Storage, StoredFile } from '#server/core/storage/storage.ts';
import { isOfEarlierCut } from '../serving/picture-source.ts';
import { countKnownFiles, findKnownKeys, findKnownUploads, type KnownKey } from './known-files-view.ts';

/** Nothing younger is looked at: its row may be on its way. */
const FRESH_MS = 86_400_000;

/** What was made of an earlier file is no longer asked for; whoever reads it now is through by then. */
const SUPERSEDED_MS = 7 * 86_400_000;

const BATCH = 200;

interface Looking {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface NamedFile {
  readonly name: string;
  readonly key: string;
  readonly number: number;
}

/** What `stored-names.ts` makes; any other name is left alone. */
const FORMS = {
  originals: /^originals\/([\w-]{22})\/(\d+)$/,
  posters: /^posters\/([\w-]{22})\/(\d+)$/,
  renditions: /^renditions\/([\w-]{22})\/(\d+)\/[^/]+$/,
} as const;

/** Originals are taken this many in a run; what is more waits for the next day. */
const ORIGINALS = 1_000;
/** Up to here, or to a tenth of all, orphans are what broken-off work leaves. */
const USUAL = 100;

interface Sweep {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/**
 * Removes what nobody refers to: files whose row was never written, whose row is gone, or that were made of an earlier
 * file, crop or still. Where that would be a good part of everything, the storage belongs to another database, and nothing is touched.
 */
export async function sweepFiles(sweep: Sweep): Promise<void> {
  const { db, storage, log } = sweep;
  const originals = await firstOf(orphansOf(sweep, 'originals'), ORIGINALS);
  const known = await countKnownFiles(db);
  if (originals.length > Math.max(USUAL, known / 10)) {
    log.error(
      { unknown: originals.length, known },
      'storage not swept: most likely it is of another database',
    );
    return;
  }
  await storage.remove(originals);
  let removed = originals.length;
  for (const found of [orphansOf(sweep, 'posters'), orphansOf(sweep, 'renditions'), orphanedParts(sweep)]) {
    for await (const names of found) {
      await storage.remove(names);
      removed += names.length;
    }
  }
  if (removed > 0) log.info({ removed }, 'files that belonged to nothing were removed');
}

async function firstOf(found: AsyncIterable<string[]>, most: number): Promise<string[]> {
  const names: string[] = [];
  for await (const batch of found) {
    names.push(...batch);
    if (names.length >= most) break;
  }
  return names.slice(0, most);
}

/** Files under `folder` that belong to nothing in the library, batch by batch as they are found. */
async function* orphansOf(looking: Looking, folder: keyof typeof FORMS): AsyncGenerator<string[]> {
  const { db, now } = looking;
  for await (const files of oldFiles(looking, `${folder}/`)) {
    const named = files.flatMap(({ name }) => {
      const [, key, number] = FORMS[folder].exec(name) ?? [];
      return key === undefined ? [] : { name, key, number: Number(number) };
    });
    const known = await findKnownKeys(db, [...new Set(named.map(({ key }) => key))]);
    const isOrphan = ({ name, key, number }: NamedFile) => {
      const media = known.get(key);
      if (media === undefined) return true;
      if (number === media.present) return folder === 'renditions' && isOfEarlierCut(media, name);
      if (!media.numbers.includes(number)) return true;
      return folder === 'renditions' && isLongReplaced(media, now);
    };
    yield named.filter(isOrphan).map(({ name }) => name);
  }
}

/** Parts of uploads that nobody goes on with. */
async function* orphanedParts(looking: Looking): AsyncGenerator<string[]> {
  const idOf = (name: string) => name.split('/')[1] ?? '';
  for await (const files of oldFiles(looking, 'uploads/')) {
    const known = await findKnownUploads(looking.db, [...new Set(files.map(({ name }) => idOf(name)))]);
    yield files.map(({ name }) => name).filter((name) => !known.has(idOf(name)));
  }
}

function isLongReplaced({ since }: KnownKey, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > SUPERSEDED_MS;
}

async function* oldFiles({ storage, now, signal }: Looking, prefix: string): AsyncGenerator<StoredFile[]> {
  let files: StoredFile[] = [];
  for await (const file of storage.list(prefix)) {
    signal.throwIfAborted();
    if (now.getTime() - file.time.getTime() <= FRESH_MS) continue;
    files.push(file);
    if (files.length < BATCH) continue;
    yield files;
    files = [];
  }
  if (files.length > 0) yield files;
}
