import { type ScriptPlace, type SpawnedScript, spawnScript } from './spawn-script.ts';

export interface SpawnedUser extends SpawnedScript {
  readonly port: number;
  readonly url: string;
}

/** Starts a process that uses the cluster and waits until it is ready. Fails with the sentence the process ended with. */
export async function spawnUser(folder: string, place: ScriptPlace = {}): Promise<SpawnedUser> {
  const script = spawnScript(new URL('./user-process.ts', import.meta.url), [folder], place);
  const { port, url }: { port: number; url: string } = JSON.parse(await script.firstWords());
  return { ...script, port, url };
}
