import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openFolder } from './open-folder.ts';

export interface ClusterPaths {
  /** `DATA_DIR/postgres`, owned by the product's own account; the cluster inside belongs to the server's. */
  readonly home: string;
  readonly cluster: string;
  /** Where a cluster is made before it is moved to its place whole. */
  readonly draft: string;
  readonly users: string;
  readonly lock: string;
  readonly port: string;
  readonly password: string;
  readonly log: string;
}

export async function openClusterPaths(dataDir: string): Promise<ClusterPaths> {
  const asked = resolve(dataDir);
  await openFolder(asked);
  const home = join(await realpath(asked), 'postgres');
  const users = join(home, 'users');
  const lock = join(home, 'lock');
  for (const folder of [home, users, lock]) await openFolder(folder);
  return {
    home,
    cluster: join(home, 'cluster'),
    draft: join(home, 'draft'),
    users,
    lock,
    port: join(home, 'port'),
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
  };
}
