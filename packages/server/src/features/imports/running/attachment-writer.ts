import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { importFile, type MediaRecord } from '#server/features/media/public.ts';
import type { LookedInto, MediaImporter } from '../media/media-importer.ts';
import type { Identity } from '../planning/item-identity.ts';
import type { MappedAttachment } from '../wordpress/map-attachment.ts';
import { type ImportedItem, saveItems } from './import-item-store.ts';
import { IMPORT_ACTOR } from './run-writer.ts';

interface Run {
  readonly id: string;
  readonly projectId: string;
  readonly now: Date;
}

interface Item {
  readonly keyHash: string;
  readonly source: string;
  readonly identity: Identity;
}

/** Puts files of attachments into the library, each in its own transaction. */
export class AttachmentWriter {
  readonly #db: Db;
  readonly #run: Run;
  readonly #importer: MediaImporter | undefined;

  constructor(db: Db, run: Run, controller: MediaImporter | undefined) {
    this.#db = db;
    this.#run = run;
    this.#importer = controller;
  }

  async keepEntry(item: ImportedItem): Promise<void> {
    const { id, projectId } = this.#run;
    await inTransaction(this.#db, (tx) => saveItems(tx, projectId, id, [item]));
  }

  /** The bytes are stored before the library knows them, and are removed when it refuses them. */
  async write(attachment: MappedAttachment, looked: LookedInto, item: Item): Promise<MediaRecord> {
    const key = await looked.keep();
    try {
      return await inTransaction(this.#db, (tx) => this.#insert(tx, attachment, { ...looked, key }, item));
    } catch (error) {
      await this.#importer?.forget(key);
      throw error;
    }
  }

  async #insert(
    tx: Db,
    { said, writtenTime }: MappedAttachment,
    { found, ...file }: LookedInto & { readonly key: string },
    { keyHash, source, identity }: Item,
  ): Promise<MediaRecord> {
    const { id: runId, projectId, now } = this.#run;
    const at = new Date(Math.min(writtenTime?.getTime() ?? now.getTime(), now.getTime()));
    const { key, fileName, checksum, sizeBytes } = file;
    const record = await importFile(tx, projectId, {
      file: { key, fileName, checksum, sizeBytes },
      found,
      said,
      by: IMPORT_ACTOR,
      at,
    });
    await writeAudit(
      { db: tx, projectId, address: '', requestId: `import-${runId}` },
      {
        action: 'media.import',
        entity: 'media',
        entityId: record.id,
        after: { title: record.title || record.file_name, fileName: record.file_name, checksum },
      },
    );
    const entry = { ...identity, result: 'created' as const, notes: [] };
    const made = { entity: 'media' as const, id: record.id, version: record.version };
    await saveItems(tx, projectId, runId, [{ keyHash, source, entry, made }]);
    return record;
  }
}
