import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

/** The account PostgreSQL runs as; PostgreSQL refuses to run as root. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Undefined when the server runs as the current account, which is the case for everyone except root. */
export async function chooseServerAccount(cluster: string): Promise<ServerAccount | undefined> {
  const owner = await ownerOf(cluster);
  const self = process.geteuid?.() ?? 0;
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined;
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another account (number ${owner.uid}); start this program as that account or as root.`,
    );
  }
  if (owner !== undefined && owner.uid !== 0) return owner;
  const nobody = await findNobody();
  // A backup copied back by root belongs to root.
  if (owner !== undefined) await giveTo(nobody, cluster);
  return nobody;
}

/** Makes an account the owner of a folder and everything in it. */
export async function giveTo(account: ServerAccount, folder: string): Promise<void> {
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(account, path);
    else await lchown(path, account.uid, account.gid);
  }
}

async function ownerOf(folder: string): Promise<ServerAccount | undefined> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function findNobody(): Promise<ServerAccount> {
  const accounts = await readFile('/etc/passwd', 'utf8');
  const line = accounts.split('\n').find((row) => row.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and this machine has no account "nobody" for it; start this program as another account.',
      { alternative: 'server' },
    );
  }
  // macOS writes nobody as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}
