import type { PostFieldName, PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { TFunction } from 'i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { detailFields } from '../post-fields/show-detail.ts';

/** Texts that are compared word by word; every other single value is one thing. */
const FLOWING: ReadonlySet<PostFieldName> = new Set([
  'title',
  'slug',
  'excerpt',
  'seoTitle',
  'seoDescription',
  'kicker',
  'shortTitle',
  'dateline',
  'sourceName',
  'sourceUrl',
  'sourceAuthor',
  'canonicalUrl',
  'sponsorName',
  'bannedWordsReason',
  'internalNote',
]);

export function isFlowing(name: PostFieldName): boolean {
  return FLOWING.has(name);
}

/** A field in a few words, or a list of which each entry is one thing. */
export type FieldWords = string | readonly string[];

interface Texts {
  readonly fields: TFunction<'post-fields'>;
  readonly posts: TFunction<'posts'>;
  readonly own: TFunction<'comparing'>;
  readonly categoryName: (id: string) => string;
}

type Read = (snapshot: PostSnapshot, texts: Texts) => FieldWords;

const titles = (terms: PostSnapshot['tags']) => terms.map(({ title }) => title);
const line = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ');
const time = (value: string | null) => value && formatDateTime(new Date(value));

const liveEntry = (entry: PostDetails['liveEntries'][number], { own }: Texts) =>
  line(time(entry.time), entry.isPinned && own('pinned'), entry.title, entry.text, entry.authorName);

function pollLines(poll: PostDetails['poll'], { own }: Texts): string[] {
  if (poll === null) return [];
  const ends = poll.closeTime !== null && own('closes', { time: time(poll.closeTime) });
  const kind = poll.allowsMany && own('allowsMany');
  const options = poll.options.map(({ text }) => text);
  return [poll.question, ...options, ends, kind].filter((part) => part !== false);
}

function questionLines(questions: PostDetails['questions']): string[] {
  if (questions === null) return [];
  const guests = questions.guests.map(({ name, title }) => line(name, title));
  const nameOf = (guestId: string) => questions.guests.find(({ id }) => id === guestId)?.name ?? '';
  return [
    ...guests,
    ...questions.items.map((item) => line(item.asker, item.question, nameOf(item.guestId), item.answer)),
  ];
}

/** Fields that read as more than one value in one line. */
const READ: Readonly<Partial<Record<PostFieldName, Read>>> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  excerpt: ({ excerpt }) => excerpt,
  seoTitle: ({ seoTitle }) => seoTitle,
  seoDescription: ({ seoDescription }) => seoDescription,
  mainCategoryId: ({ mainCategoryId, categories }) =>
    categories.find(({ id }) => id === mainCategoryId)?.title ?? '',
  categories: ({ categories }) => titles(categories),
  tags: ({ tags }) => titles(tags),
  keywords: ({ keywords }) => keywords,
  authors: ({ authors }, { posts }) =>
    authors.map(({ displayName, role }) => line(displayName, posts(`byline.${role}`))),
  provinceCodes: ({ details }, { fields }) =>
    details.provinceCodes.map((code) => detailFields(fields).provinceCodes.show([code])),
  sensitiveFlags: ({ details }, { fields }) =>
    details.sensitiveFlags.map((flag) => detailFields(fields).sensitiveFlags.show([flag])),
  relatedCategoryIds: ({ details }, { categoryName }) => details.relatedCategoryIds.map(categoryName),
  liveEntries: ({ details }, texts) => details.liveEntries.map((entry) => liveEntry(entry, texts)),
  poll: ({ details }, texts) => pollLines(details.poll, texts),
  questions: ({ details }) => questionLines(details.questions),
};

/** What a field of a snapshot says in the words of the editor's page; the body is not among them. */
export function wordsOf(name: PostFieldName, snapshot: PostSnapshot, texts: Texts): FieldWords {
  const read = READ[name];
  if (read) return read(snapshot, texts);
  const { details } = snapshot;
  if (!(name in details)) return '';
  const field = detailFields(texts.fields)[name as keyof PostDetails];
  return field.show(details[name as keyof PostDetails] as never);
}
