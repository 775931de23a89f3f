import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openProductDatabase, type ProductDatabase } from '#server/app/product-database.ts';
import { fillNewsroom } from './fill-newsroom.ts';

export interface OpenNewsroom {
  readonly dataDir: string;
  readonly database: ProductDatabase;
  /** The password of every account in it. */
  readonly password: string;
}

interface Fingerprint {
  readonly generator: string;
  readonly password: string;
}

/** Opens the bench's own database; creates it again, and grows it, when the generator of its rows has changed. */
export async function openNewsroom(
  folder: string,
  generator: string,
  print: (text: string) => void,
  grow: (url: string) => Promise<void> = async () => undefined,
): Promise<OpenNewsroom> {
  const dataDir = join(folder, 'data');
  const fingerprintFile = join(folder, 'newsroom.json');
  const stamp = await readFingerprint(fingerprintFile);
  if (stamp?.generator === generator)
    return { dataDir, password: stamp.password, database: await open(dataDir) };
  print('Creating the newsroom of the bench (takes minutes, happens once) …');
  await rm(fingerprintFile, { force: true });
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const password = randomBytes(18).toString('base64url');
  const database = await open(dataDir);
  try {
    await fillNewsroom(database, password, print);
    await grow(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  await writeFile(fingerprintFile, JSON.stringify({ generator, password } satisfies Fingerprint), {
    mode: 0o600,
  });
  return { dataDir, database, password };

  function open(place: string): Promise<ProductDatabase> {
    return openProductDatabase(
      { dataDir: place, databaseUrl: undefined, databaseOwnerUrl: undefined },
      print,
    );
  }
}

async function readFingerprint(file: string): Promise<Fingerprint | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
