import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import {
  mayChangePlan,
  mayEditEvent,
  mayReadEventDrafts,
} from '@toasoan/contract/features/events/event-rules.ts';
import { EVENT_VERBS } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { eventTransitionsOf } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { pictureOf } from '#server/core/media/picture-view.ts';
import { type EventHolder, type EventRecord, eventFactsOf, eventSlugFollows } from './event-record.ts';
import { eventRulesInTheWay } from './workflow/unmet-event-rules.ts';

/** The event as this person sees it: with their possible transitions and what blocks them. */
export function eventOf(event: EventRecord, actor: ArticleActor, language: Language): Event {
  const facts = eventFactsOf(event);
  const seesDrafts = mayReadEventDrafts(actor, facts);
  const mayPlan = mayChangePlan(actor, facts);
  return {
    ...factsOfRow(event),
    stateTime: event.state_time.toISOString(),
    excerpt: event.excerpt,
    content: event.content,
    contentHtml: renderArticle(event.content),
    categories: event.categories,
    tags: event.tags,
    keywords: event.keywords,
    seoTitle: event.seo_title,
    seoDescription: event.seo_description,
    slugFollowsTitle: eventSlugFollows(event),
    details: seesDrafts ? event.details : { ...event.details, internalNote: '' },
    media: [...event.media],
    // A headline that is not public is not told to people who may not read its post.
    relatedPosts: event.related_posts.filter(
      ({ state }) => state === 'PUBLISHED' || actor.permissions.includes('post.editAny'),
    ),
    organizers: [...event.organizers],
    performers: [...event.performers],
    eventStatus: event.event_status,
    previousStartTime: event.previous_start_time?.toISOString() ?? null,
    statusNote: event.status_note,
    overTime: event.over_time?.toISOString() ?? null,
    statusChanges: [...event.changes],
    occurrences: event.dates,
    everPublished: event.ever_published,
    approvedBy:
      event.approved_by_name === '' ? null : { userId: event.approved_by_id, name: event.approved_by_name },
    allowedTransitions: eventTransitionsOf(actor, facts).map((transition) => ({
      name: transition.name,
      to: transition.to,
      via: [...transition.intermediateSteps],
      needsReason: transition.needsReason,
      needsTime: transition.needsTime,
      unmet: eventRulesInTheWay(event, transition).map(({ code, field, text }) => ({
        code,
        ...(field !== undefined && { field }),
        message: text[language],
      })),
    })),
    allowedVerbs: mayPlan ? verbsOf(event) : [],
    mayEdit: mayEditEvent(actor, facts),
    translationOf: event.translation_of ?? undefined,
  };
}

/** What would change nothing is left out. */
function verbsOf(event: EventRecord): Event['allowedVerbs'] {
  const { event_status: status, changes, details } = event;
  const isSeries = details.recurrence.kind !== 'NONE';
  return EVENT_VERBS.filter((verb) => {
    if (verb === 'takeBack') return changes.some(({ canBeTakenBack }) => canBeTakenBack);
    if (isSeries) return true;
    if (verb === 'postpone') return status !== 'POSTPONED' && status !== 'CANCELLED';
    if (verb === 'cancel') return status !== 'CANCELLED';
    if (verb === 'moveOnline') return details.attendanceMode !== 'ONLINE' && status !== 'CANCELLED';
    return status !== 'CANCELLED';
  });
}

export function holderOfEvent(holder: EventHolder | null): Event['holder'] {
  return holder && { ...holder, since: new Date(holder.since).toISOString() };
}

function factsOfRow(event: EventRecord) {
  return {
    id: event.id,
    title: event.title,
    slug: event.slug,
    state: event.state,
    stateBeforeTrash: event.state_before_trash,
    stateReason: event.state_reason,
    eventType: event.event_type,
    lang: event.lang,
    recurrenceKind: event.recurrence_kind,
    attendanceMode: event.attendance_mode,
    provinceCode: event.province_code,
    cover: event.cover && pictureOf(event.cover),
    holder: holderOfEvent(event.holder),
    scheduleTime: event.schedule_time?.toISOString() ?? null,
    publishedTime: event.published_time?.toISOString() ?? null,
    ...auditFieldsOf(event),
  };
}
