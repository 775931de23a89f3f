import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from './error-code.ts';
import { openFolder } from './open-folder.ts';
import { writePrivateFile } from './private-file.ts';
import { isLiving, ownIdentity, type ProcessIdentity, parseIdentity } from './process-identity.ts';
import { withProcessLock } from './process-lock.ts';
import { StartUpError } from './start-up-error.ts';

/** Another server works on the data folder; the message is the one sentence for the operator. */
export class DataDirInUse extends StartUpError {
  override readonly name = 'DataDirInUse';
}

export interface ServerClaim {
  /** Tells the address that a second start is shown, once it is known better than at the claim. */
  announce(address: string): Promise<void>;
  release(): void;
}

/** Makes this process the one server of the data folder; a claim ends with its process, however that ends. */
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
    announce: (better) => writeClaim(file, better),
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
