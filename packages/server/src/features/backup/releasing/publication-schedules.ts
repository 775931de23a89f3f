import type { PublicationSchedule } from '#server/features/articles/public.ts';
import { EVENT_SCHEDULE } from '#server/features/events/public.ts';
import { POST_SCHEDULE } from '#server/features/posts/public.ts';

/** Everything that the product publishes at a time that somebody has set. */
export const PUBLICATION_SCHEDULES: readonly PublicationSchedule[] = [POST_SCHEDULE, EVENT_SCHEDULE];
