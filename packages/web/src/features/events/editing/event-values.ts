import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import {
  type Event,
  type EventDraft,
  eventDraft,
  type StoredEventDraft,
} from '@toasoan/contract/features/events/event.ts';
import {
  type EventDetails,
  PLAIN_EVENT_DETAILS,
  pickEventDetails,
} from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_RULE_TEXTS } from '@toasoan/contract/features/events/event-rule-texts.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

/** Everything except the body, which the editor holds. */
export interface EventValues extends Readonly<EventDetails> {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly categoryIds: readonly string[];
  readonly tags: readonly Picked[];
  readonly keywords: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export const BLANK_EVENT: EventValues = {
  title: '',
  slug: '',
  excerpt: '',
  categoryIds: [],
  tags: [],
  keywords: [],
  seoTitle: '',
  seoDescription: '',
  ...PLAIN_EVENT_DETAILS,
};

const NO_TEXT: ArticleDocument = emptyDocument;

const titled = (title: string) => (title === UNTITLED ? '' : title);

export function eventValues(event: Event): EventValues {
  return {
    ...event.details,
    title: titled(event.title),
    slug: event.slug,
    excerpt: event.excerpt,
    categoryIds: event.categories.map(({ id }) => id),
    tags: event.tags.map(({ id, title }) => ({ id, label: title })),
    keywords: event.keywords,
    seoTitle: event.seoTitle,
    seoDescription: event.seoDescription,
  };
}

/** The body of save calls. An unchanged slug is left out, because the server derives it from the title. */
export function eventInput(values: EventValues, content: ArticleDocument, savedSlug: string) {
  const { tags, slug, ...others } = values;
  const wanted = slug.trim();
  return {
    ...others,
    ...(wanted !== '' && wanted !== savedSlug && { slug: wanted }),
    content: { type: 'doc' as const, content: [...content.content] },
    categoryIds: [...values.categoryIds],
    tagIds: tags.map(({ id }) => id),
    keywords: [...values.keywords],
  };
}

/** The values of an unsaved text. `tags` names its tags; a tag without a name is left out. */
export function eventDraftValues(
  draft: StoredEventDraft,
  tags: readonly Picked[],
  base: EventValues,
): EventValues {
  const known = new Map([...base.tags, ...tags].map((tag) => [tag.id, tag]));
  return {
    ...base,
    ...pickEventDetails(draft, base),
    title: draft.title === undefined ? base.title : titled(draft.title),
    slug: draft.slug ?? base.slug,
    excerpt: draft.excerpt ?? base.excerpt,
    categoryIds: draft.categoryIds ?? base.categoryIds,
    tags: draft.tagIds?.flatMap((id) => known.get(id) ?? []) ?? base.tags,
    keywords: draft.keywords ?? base.keywords,
    seoTitle: draft.seoTitle ?? base.seoTitle,
    seoDescription: draft.seoDescription ?? base.seoDescription,
  };
}

/** The form field for a key of the contract. */
function eventFieldOf(key: string): string {
  return key === 'tagIds' || key.startsWith('tagIds.') ? key.replace('tagIds', 'tags') : key;
}

/** What the server would refuse about the fields; the editor itself checks the body. */
export function eventProblems(values: EventValues): readonly Problem[] {
  const problems = schemaProblems(eventDraft, eventInput(values, NO_TEXT, '')).map((problem) => ({
    ...problem,
    field: eventFieldOf(problem.field),
  }));
  return [...problems, ...timeProblems(values)];
}

function timeProblems({ startTime, endTime, registerDeadline }: EventValues): Problem[] {
  if (startTime === null) return [];
  const problems: Problem[] = [];
  const rule = (field: string, code: 'END_BEFORE_START' | 'DEADLINE_AFTER_START') =>
    problems.push({ field, code, message: EVENT_RULE_TEXTS[code][currentLanguage()] });
  if (endTime !== null && Date.parse(endTime) < Date.parse(startTime)) rule('endTime', 'END_BEFORE_START');
  if (registerDeadline !== null && Date.parse(registerDeadline) > Date.parse(startTime))
    rule('registerDeadline', 'DEADLINE_AFTER_START');
  return problems;
}

/** Leaves out invalid fields: one field that is half typed must not stop the autosave of the rest. */
export function withoutRefused(input: ReturnType<typeof eventInput>): EventDraft {
  const refused = new Set(schemaProblems(eventDraft, input).map(({ field }) => field.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !refused.has(key)));
}
