import type { MediaUpdate } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import { holdTags } from '#server/features/tags/public.ts';
import { type MediaRecord, mediaRowOf } from '../../media-row.ts';
import { livingPeople, peopleOf } from '../../people/living-people.ts';
import { holdGroups } from '../folders/group-lock-store.ts';
import { type MediaFacts, mediaFacts } from '../media-audit.ts';
import type { MediaPerson } from '../media-person.ts';
import { lockMedia, writeMedia } from '../media-store.ts';
import { factColumns, privacyAfter } from './fact-columns.ts';
import { setMediaCollections, setMediaTags } from './media-links-store.ts';
import { checkMediaReferences } from './media-reference-view.ts';

export interface MediaChange {
  readonly record: MediaRecord;
  readonly before: MediaFacts;
  readonly after: MediaFacts;
}

type Sent = Omit<MediaUpdate, 'id' | 'version'>;

interface MediaEditor {
  readonly person: MediaPerson;
  readonly by: Actor;
}

/** Changes the keys sent. @throws what `changeMedia` throws. */
export async function updateMedia(
  db: Db,
  projectId: string,
  { id, version, ...sent }: MediaUpdate,
  editor: MediaEditor,
): Promise<MediaChange> {
  return await changeMedia(db, projectId, { id, version }, editor, () => sent);
}

/**
 * Changes what `choose` returns for the current file. Without a version it overwrites any earlier change. @throws
 * NOT_FOUND, VERSION_CONFLICT, FORBIDDEN, INVALID_INPUT for missing references, RULES_NOT_MET when it is in the
 * trash or the caller may not decide the licence's status.
 */
export async function changeMedia(
  db: Db,
  projectId: string,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { person, by }: MediaEditor,
  choose: (before: MediaFacts) => Sent,
): Promise<MediaChange> {
  await holdTags(db, projectId);
  await holdGroups(db, projectId);
  const row = await lockMedia(db, projectId, id, version);
  checkEditableMedia(person, row);
  const before = await mediaFacts(db, projectId, row);
  const sent = choose(before);
  const people = await peopleAfter(db, projectId, row, sent);
  const columns = factColumns(row, sent, { person, people });
  await checkMediaReferences(db, projectId, before, sent);
  if (sent.tagIds !== undefined) await setMediaTags(db, projectId, id, sent.tagIds);
  if (sent.collectionIds !== undefined) await setMediaCollections(db, projectId, id, sent.collectionIds);
  await holdPapers(db, projectId, row, sent);
  const record = await writeMedia(db, projectId, id, columns, by);
  return { record, before, after: await mediaFacts(db, projectId, record) };
}

/** The accounts of people shown, once the change is made. @throws INVALID_INPUT for unknown ones. */
async function peopleAfter(
  db: Db,
  projectId: string,
  { person_ids: before }: MediaRecord,
  { personIds }: Sent,
) {
  if (personIds === undefined) return await peopleOf(db, before);
  return await peopleOf(db, await livingPeople(db, projectId, personIds, before));
}

/** @throws FORBIDDEN, RULES_NOT_MET for a file in the trash. */
export function checkEditableMedia(person: MediaPerson, row: MediaRecord): void {
  if (!mayEditMedia(person, mediaRowOf(row))) throw new AppError('FORBIDDEN');
  if (row.state === 'TRASHED') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
}

/** A file's licence documents stay as long as it needs them. */
async function holdPapers(db: Db, projectId: string, row: MediaRecord, sent: Sent): Promise<void> {
  const licenceDoc = sent.licenceDocId === undefined ? row.licence_doc_id : sent.licenceDocId;
  const consentDoc = privacyAfter(row, sent)?.consentDocId ?? null;
  await setMediaUses(db, projectId, { entity: 'media', entityId: row.id, useClass: 'PLACED' }, [
    ...(licenceDoc === null ? [] : [{ mediaId: licenceDoc, place: 'licenceDoc' as const }]),
    ...(consentDoc === null ? [] : [{ mediaId: consentDoc, place: 'consentDoc' as const }]),
  ]);
}
