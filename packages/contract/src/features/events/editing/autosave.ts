import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { autosaveFields, autosaveWriteFields } from '../../articles/autosave/autosave.ts';
import { termRef } from '../../posts/post.ts';
import { eventDraft, storedEventDraft } from '../event.ts';

/** One row per event, user and editing session; never changes the event. */
export const eventAutosaveWrite = z.strictObject({ eventId: contentId, ...autosaveWriteFields(eventDraft) });

export const EVENT_AUTOSAVE_NAMES = {
  /** The draft's tags that still exist, by name. */
  tags: z.array(termRef),
};
export const eventAutosave = z.object(autosaveFields(storedEventDraft, EVENT_AUTOSAVE_NAMES));
export type EventAutosave = z.output<typeof eventAutosave>;
