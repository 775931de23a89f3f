import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from './private-file.ts';
import { isLiving, ownIdentity, parseIdentity } from './process-identity.ts';

/** Notes that this process uses the cluster; call the answer to take the note away. */
export async function enterUser(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await writePrivateFile(file, JSON.stringify(ownIdentity()));
  return () => rm(file, { force: true });
}

/** Whether a living process uses the cluster; notes of dead ones are taken away. */
export async function hasLivingUser(folder: string): Promise<boolean> {
  let living = false;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const user = parseIdentity(await readFile(file, 'utf8'));
    if (user !== undefined && isLiving(user)) living = true;
    else await rm(file, { force: true });
  }
  return living;
}
