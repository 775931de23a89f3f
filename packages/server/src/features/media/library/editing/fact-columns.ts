import type { ChildPrivacy, MediaUpdate } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { maySetLicenceStatus } from '@toasoan/contract/features/media/media-rules.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import type { Updateable } from 'kysely';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { MediaRecord } from '../../media-row.ts';
import { mediaSearchText } from '../../media-search-text.ts';
import type { MediaPerson } from '../media-person.ts';

type Sent = Omit<MediaUpdate, 'id' | 'version'>;

/** The accounts of people after the change, with their names, which a search finds. */
type People = readonly { readonly id: string; readonly title: string }[];

/** Columns after a change; keys that were not sent stay. @throws RULES_NOT_MET: LICENCE_STATUS_NOT_YOURS. */
export function factColumns(
  before: MediaRecord,
  sent: Sent,
  { person, people }: { readonly person: MediaPerson; readonly people: People },
): Updateable<MediaTable> {
  const said = {
    title: sent.title ?? before.title,
    alt: sent.alt ?? before.alt,
    caption: sent.caption ?? before.caption,
    credit: sent.credit ?? before.credit,
    persons: sent.persons ?? before.persons,
    place_text: sent.placeText ?? before.place_text,
  };
  const hasChild = sent.hasIdentifiableChild ?? before.has_identifiable_child;
  const privacy = privacyAfter(before, sent);
  return {
    ...said,
    description: sent.description,
    owner_type: sent.ownerType,
    licence: sent.licence,
    licence_status: licenceStatusAfter(before, sent, person),
    licence_until: sent.licenceUntil,
    licence_doc_id: sent.licenceDocId,
    usage_terms: sent.usageTerms,
    taken_time: sent.takenTime === undefined ? undefined : timeOf(sent.takenTime),
    province_code: sent.provinceCode,
    latitude: sent.latitude,
    longitude: sent.longitude,
    has_identifiable_child: hasChild,
    child_privacy: privacy === null ? null : JSON.stringify(privacy),
    is_public_activity: sent.isPublicActivity,
    ai_use: sent.aiUse,
    ai_label: sent.aiLabel,
    map_checked: sent.mapChecked,
    folder_id: sent.folderId,
    person_ids: people.map(({ id }) => id),
    search_text: mediaSearchText({
      ...said,
      fileName: before.file_name,
      persons: [...said.persons, ...people.map(({ title }) => title)],
      placeText: said.place_text,
    }),
  };
}

/** Facts about a child are cleared when no child is identifiable. */
export function privacyAfter(before: MediaRecord, sent: Sent): ChildPrivacy | null {
  if ((sent.hasIdentifiableChild ?? before.has_identifiable_child) !== YES) return null;
  return sent.childPrivacy === undefined ? before.child_privacy : sent.childPrivacy;
}

/** A new licence must be checked again; the newsroom's own files belong to it. */
function licenceStatusAfter(before: MediaRecord, sent: Sent, person: MediaPerson) {
  const mayDecide = maySetLicenceStatus(person);
  if (sent.licenceStatus !== undefined && sent.licenceStatus !== before.licence_status) {
    if (!mayDecide) throw ruleNotMet(MEDIA_RULE_TEXTS, 'LICENCE_STATUS_NOT_YOURS', 'licenceStatus');
    return sent.licenceStatus;
  }
  const isDecided = before.licence_status === 'DENIED' || before.licence_status === 'EXPIRED';
  const isSame = sent.licence === undefined || sent.licence === before.licence;
  if (isSame || isDecided || sent.licenceStatus !== undefined) return before.licence_status;
  if (sent.licence === 'OWN') return 'VALID';
  return mayDecide ? before.licence_status : 'PENDING';
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
