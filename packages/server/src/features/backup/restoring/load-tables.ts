import type { Client } from 'pg';
import type { Header, Manifest } from '../archive/archive-format.ts';
import type { ArchivedTable } from '../tables/catalogue-view.ts';
import { type CopyIn, copyIn, sumOf } from '../tables/copy-store.ts';
import type { RowSum } from '../tables/row-sum.ts';
import { compareTables } from './check-archive.ts';

/** Writes the rows of an archive, table after table, over one connection. */
export class TablesLoad {
  readonly #client: Client;
  #table: ArchivedTable | undefined;
  #copy: CopyIn | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async add(table: ArchivedTable, pieces: AsyncIterable<Buffer>): Promise<void> {
    if (table.name !== this.#table?.name) await this.#turnTo(table);
    for await (const piece of pieces) await this.#copy?.write(piece);
  }

  async end(): Promise<void> {
    await this.#turnTo(undefined);
  }

  /** Reads every table back. @throws BackupProblem when one differs. */
  async verify(header: Header, manifest: Manifest, onTable: (name: string) => void): Promise<void> {
    const sums = new Map<string, RowSum['value']>();
    for (const table of header.tables) {
      onTable(table.name);
      sums.set(table.name, await sumOf(this.#client, table));
    }
    compareTables(header, manifest, (name) => sums.get(name));
  }

  async #turnTo(table: ArchivedTable | undefined): Promise<void> {
    await this.#copy?.end();
    this.#copy = table && copyIn(this.#client, table);
    this.#table = table;
  }
}
