import { MEDIA_FAILURE_TEXTS } from '@toasoan/contract/features/media/media-failure-texts.ts';
import type { PlacedPicture } from '#server/core/article/placed-picture.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  findMediaByIds,
  findSameFile,
  type MediaRecord,
  MediaRefused,
} from '#server/features/media/public.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { LookedInto, MediaImporter } from '../media/media-importer.ts';
import { type EarlierImport, findEarlierImports, sourceNotes } from '../planning/earlier-imports-view.ts';
import { type Identity, identityOf, keyOfItem } from '../planning/item-identity.ts';
import type { ReportEntry } from '../report/import-report.ts';
import { type MappedAttachment, mapAttachment } from '../wordpress/map-attachment.ts';
import type { ExportFacts } from '../wordpress/map-item.ts';
import type { PictureBook } from '../wordpress/picture-book.ts';
import type { WxrElement, WxrRecord } from '../wordpress/wxr-record.ts';
import type { AttachmentWriter } from './attachment-writer.ts';

/** A dry run uses ids that no record has, so that bodies are read as in a real run. */
const FORESEEN_ID = 900_000_000_000_000_000n;

const FORESEEN_KEY = 'A'.repeat(22);

interface Parts {
  readonly db: Db;
  readonly projectId: string;
  readonly facts: ExportFacts;
  readonly book: PictureBook;
  /** Undefined: no files were given. */
  readonly controller: MediaImporter | undefined;
  /** Undefined: a dry run. */
  readonly writer: AttachmentWriter | undefined;
}

type Outcome = Pick<ReportEntry, 'result' | 'reason' | 'notes'>;

const skipped = (reason: ImportNote, notes: readonly ImportNote[] = []): Outcome => ({
  result: 'skipped',
  reason,
  notes,
});

/**
 * Imports the files of attachments, or reports what a run would do, and records the picture of each attachment.
 */
export class AttachmentImporter {
  readonly #parts: Parts;
  readonly #seen = new Set<string>();
  /** Names by checksum of the files that a run would have imported by now. */
  readonly #foreseen = new Map<string, { readonly id: string; readonly name: string }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async importOne(records: readonly WxrRecord[]): Promise<ReportEntry[]> {
    const { db, projectId, facts } = this.#parts;
    const keys = records.map((record) => keyOfItem(facts.site, record.element));
    const earlier = await findEarlierImports(db, projectId, keys);
    const ids = [...earlier.values()].map((one) => one.entityId);
    const files = await findMediaByIds(db, projectId, ids);
    const entries: ReportEntry[] = [];
    for (const record of records) entries.push(await this.#importOne(record, earlier, files));
    return entries;
  }

  async #importOne(
    record: WxrRecord,
    earlier: ReadonlyMap<string, EarlierImport>,
    files: ReadonlyMap<string, MediaRecord>,
  ): Promise<ReportEntry> {
    const { facts, writer } = this.#parts;
    const identity = identityOf(record.element, facts);
    const keyHash = keyOfItem(facts.site, record.element);
    const isRepeat = this.#seen.has(keyHash);
    this.#seen.add(keyHash);
    const before = earlier.get(keyHash);
    const outcome = isRepeat
      ? skipped(note('TWICE_IN_FILE'))
      : before === undefined
        ? await this.#importNew(record, { identity, keyHash })
        : this.#alreadyThere(record, before, files.get(before.entityId));
    const entry = { ...identity, ...outcome };
    if (outcome.result !== 'created') await writer?.keepEntry({ keyHash, source: record.source, entry });
    return entry;
  }

  #alreadyThere(
    { element, source }: WxrRecord,
    before: EarlierImport,
    file: MediaRecord | undefined,
  ): Outcome {
    if (file?.state === 'READY') this.#note(this.#map(element), file);
    const code =
      file === undefined
        ? 'ALREADY_IMPORTED_REMOVED'
        : file.state === 'TRASHED'
          ? 'ALREADY_IMPORTED_IN_TRASH'
          : 'ALREADY_IMPORTED';
    return skipped(note(code, { run: before.runId }), sourceNotes(before, source));
  }

  async #importNew(
    { element, source }: WxrRecord,
    { identity, keyHash }: { readonly identity: Identity; readonly keyHash: string },
  ): Promise<Outcome> {
    const { controller } = this.#parts;
    const attachment = this.#map(element);
    if (controller === undefined) return skipped(note('ATTACHMENT_NOT_YET', { address: attachment.address }));
    if (identity.id === '' && identity.guid === '')
      return { result: 'refused', reason: note('NO_KEY'), notes: [] };
    const given = controller.find(attachment.places);
    if (given === undefined)
      return skipped(note('FILE_MISSING', { place: attachment.places[0] ?? attachment.address }));
    try {
      return await controller.with(given, attachment.fileName, async (looked) =>
        this.#take(attachment, looked, { keyHash, source, identity }),
      );
    } catch (error) {
      if (!(error instanceof MediaRefused)) throw error;
      const problem = MEDIA_FAILURE_TEXTS[error.reason].vi;
      return { result: 'refused', reason: note('FILE_REFUSED', { problem }), notes: [] };
    }
  }

  async #take(
    attachment: MappedAttachment,
    looked: LookedInto,
    item: { readonly keyHash: string; readonly source: string; readonly identity: Identity },
  ): Promise<Outcome> {
    const { db, projectId, writer } = this.#parts;
    const same = await findSameFile(db, projectId, looked.checksum);
    const foreseen = this.#foreseen.get(looked.checksum);
    if (same !== undefined) this.#note(attachment, same);
    else if (foreseen !== undefined) this.#foresee(attachment, looked, foreseen.id);
    const name = same?.file_name ?? foreseen?.name;
    if (name !== undefined) return skipped(note('SAME_FILE_EXISTS', { name }));
    if (writer === undefined) {
      const id = String(FORESEEN_ID + BigInt(this.#foreseen.size));
      this.#foreseen.set(looked.checksum, { id, name: looked.fileName });
      this.#foresee(attachment, looked, id);
    } else this.#note(attachment, await writer.write(attachment, looked, item));
    return { result: 'created', notes: [] };
  }

  #map(element: WxrElement): MappedAttachment {
    return mapAttachment(element, this.#parts.facts.authors);
  }

  #note(attachment: MappedAttachment, file: MediaRecord): void {
    if (file.kind === 'IMAGE') this.#parts.book.add(attachment, pictureOfFile(file));
  }

  #foresee(attachment: MappedAttachment, { found }: LookedInto, mediaId: string): void {
    if (found.image === undefined) return;
    const { width, height, credit } = found.image;
    const { alt } = attachment.said;
    this.#parts.book.add(attachment, { mediaId, key: FORESEEN_KEY, width, height, alt, credit });
  }
}

function pictureOfFile({ id, key, width, height, alt, credit }: MediaRecord): PlacedPicture {
  return { mediaId: id, key, width: width ?? 0, height: height ?? 0, alt, credit };
}
