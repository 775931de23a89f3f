import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '@toasoan/embedded-postgres/embedded-postgres-error.ts';
import { openFolder, writePrivateFile } from '@toasoan/embedded-postgres/private-files.ts';
import {
  isLiving,
  ownIdentity,
  type ProcessIdentity,
  parseIdentity,
} from '@toasoan/embedded-postgres/process-identity.ts';
import { withProcessLock } from '@toasoan/embedded-postgres/process-lock.ts';
import { StartUpError } from '#server/core/errors/start-up-error.ts';

/** Another server uses the data folder. */
export class DataDirInUse extends StartUpError {
  override readonly name = 'DataDirInUse';
}

export interface ServerClaim {
  /** Sets the address that a second start shows, once the final one is known. */
  announce(address: string): Promise<void>;
  release(): void;
}

/** Makes this process the only server of the data folder. The claim ends with the process, even a killed one. */
export async function claimServer(dataDir: string, { address }: { address: string }): Promise<ServerClaim> {
  const folder = join(resolve(dataDir), 'server');
  await openFolder(folder);
  const file = join(folder, 'claim');
  await withProcessLock(join(folder, 'lock'), async () => {
    const holder = await readClaim(file);
    if (holder !== undefined && isLiving(holder)) {
      throw new DataDirInUse(
        `The data folder ${resolve(dataDir)} is in use by process ${holder.pid}, which serves ${holder.address}; stop that one first, or start this one with another DATA_DIR.`,
      );
    }
    await writeClaim(file, address);
  });
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return {
    announce: (final) => writeClaim(file, final),
    release: () => {
      process.off('exit', release);
      release();
    },
  };
}

function writeClaim(file: string, address: string): Promise<void> {
  return writePrivateFile(file, JSON.stringify({ ...ownIdentity(), address }));
}

interface Claim extends ProcessIdentity {
  readonly address: string;
}

async function readClaim(file: string): Promise<Claim | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const identity = parseIdentity(text);
    return identity && { ...identity, address: claimedAddress(JSON.parse(text)) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function claimedAddress(claim: unknown): string {
  return typeof claim === 'object' && claim !== null && 'address' in claim ? String(claim.address) : '';
}
