import {
  type PostDetailName,
  type PostDetails,
  postDetailNames,
} from '@toasoan/contract/features/posts/post-details.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { TFunction } from 'i18next';
import { languageName } from '#web/features/projects/public.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';

type Texts = TFunction<'post-fields'>;
type Show<Value> = (value: Value, t: Texts, name: PostDetailName) => string;

const asText: Show<string> = (text) => text;
const asYesOrNo: Show<boolean> = (value, t) => t(value ? 'yes' : 'no');
const asTime: Show<string | null> = (time) => (time === null ? '' : formatDateTime(new Date(time)));
const asChoice: Show<string> = (value, t, name) => t(`value.${name}.${value}`);
const asChoices: Show<readonly string[]> = (values, t, name) =>
  values.map((value) => asChoice(value, t, name)).join(', ');
/** Records of other features, whose names are not loaded here. */
const asIds: Show<readonly string[]> = (ids) => ids.map((id) => `#${id}`).join(', ');

/** A file of the library, whose name is not loaded here. */
function asFile(id: string | null): string {
  return id === null ? '' : `#${id}`;
}

/** The display of each detail of a post in one line. */
const SHOWN: { readonly [Name in PostDetailName]: Show<PostDetails[Name]> } = {
  postType: asChoice,
  genre: asChoice,
  lang: (tag) => languageName(tag),
  kicker: asText,
  shortTitle: asText,
  hideAuthor: asYesOrNo,
  dateline: asText,
  provinceCodes: (codes) => codes.map((code) => PROVINCES[code as ProvinceCode].name).join(', '),
  topicId: (id) => (id === null ? '' : `#${id}`),
  origin: asChoice,
  sourceName: asText,
  sourceUrl: asText,
  sourcePublishedTime: asTime,
  sourceAuthor: asText,
  linkOutMode: asChoice,
  keepCopyright: asYesOrNo,
  embargoUntil: asTime,
  expireTime: asTime,
  archiveOnExpire: asYesOrNo,
  showOnHome: asYesOrNo,
  relatedMode: asChoice,
  relatedCategoryIds: asIds,
  relatedPostIds: asIds,
  figureIds: asIds,
  destinationIds: asIds,
  organizationIds: asIds,
  eventIds: asIds,
  cover: (cover) => (cover ? [asFile(cover.mediaId), cover.caption].filter(Boolean).join(' · ') : ''),
  coverPosition: asChoice,
  gallery: (entries) => entries.map(({ mediaId, caption }) => caption || asFile(mediaId)).join(' · '),
  video: (video) => video?.address || asFile(video?.mediaId ?? null),
  audio: (audio) => asFile(audio?.mediaId ?? null),
  infographic: (part) => (part ? [asFile(part.mediaId), part.text].filter(Boolean).join(' · ') : ''),
  attachmentIds: asIds,
  liveEntries: (entries, t) =>
    entries.length === 0
      ? ''
      : [t('entries', { count: entries.length }), ...entries.map(({ title, text }) => title || text)].join(
          ' · ',
        ),
  poll: (poll) => (poll ? [poll.question, ...poll.options.map(({ text }) => text)].join(' · ') : ''),
  questions: (part, t) =>
    part
      ? [
          t('guests', { count: part.guests.length }),
          t('questions', { count: part.items.length }),
          ...part.items.map(({ question }) => question),
        ].join(' · ')
      : '',
  documentFacts: (facts) =>
    facts
      ? [facts.number, facts.issuer, facts.issuedDay && showDay(facts.issuedDay)].filter(Boolean).join(', ')
      : '',
  allowComment: asChoice,
  allowShare: asYesOrNo,
  allowRating: asYesOrNo,
  allowPrint: asYesOrNo,
  ogImageId: asFile,
  canonicalUrl: asText,
  noindex: asYesOrNo,
  inNewsSitemap: asYesOrNo,
  inRss: asYesOrNo,
  aiUsage: asChoice,
  sensitiveFlags: asChoices,
  isSponsored: asYesOrNo,
  sponsorName: asText,
  bannedWordsReason: asText,
  internalNote: asText,
};

export function showDetail<Name extends PostDetailName>(
  name: Name,
  value: PostDetails[Name],
  t: Texts,
): string {
  return SHOWN[name](value, t, name);
}

type DetailFields = {
  readonly [Name in PostDetailName]: {
    readonly label: string;
    readonly show: (value: PostDetails[Name]) => string;
  };
};

/** The label and display of each detail of a post, for comparisons. */
export function detailFields(t: Texts): DetailFields {
  const fields = postDetailNames.map((name) => [
    name,
    { label: t(`name.${name}`), show: (value: never) => showDetail(name, value, t) },
  ]);
  return Object.fromEntries(fields) as DetailFields;
}
