import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';

interface ReadinessDependencies {
  readonly db: Db;
  readonly storage: Pick<Storage, 'check'>;
  /** The newest migration this build knows. */
  readonly newestMigration: string;
}

type Part = 'database' | 'migrations' | 'storage' | 'stopping';

/** Whether this process can answer calls now; a load balancer asks it. */
export class Readiness {
  readonly #deps: ReadinessDependencies;
  #stopping = false;

  constructor(deps: ReadinessDependencies) {
    this.#deps = deps;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }

  /** What prevents it from answering; empty when it is ready. */
  async missing(): Promise<Part[]> {
    if (this.#stopping) return ['stopping'];
    const [database, storage] = await Promise.all([this.#database(), this.#storage()]);
    return [...database, ...storage];
  }

  async #database(): Promise<Part[]> {
    try {
      const row = await this.#deps.db
        .selectFrom('migration')
        .select('name')
        .where('name', '=', this.#deps.newestMigration)
        .executeTakeFirst();
      return row === undefined ? ['migrations'] : [];
    } catch {
      return ['database'];
    }
  }

  async #storage(): Promise<Part[]> {
    try {
      await this.#deps.storage.check();
      return [];
    } catch {
      return ['storage'];
    }
  }
}
