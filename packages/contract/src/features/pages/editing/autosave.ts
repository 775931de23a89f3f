import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { autosaveFields, autosaveWriteFields } from '../../articles/autosave/autosave.ts';
import { pageDraft, storedPageDraft } from '../page.ts';

/** One row per page, user and editing session; never changes the page. */
export const pageAutosaveWrite = z.strictObject({ pageId: contentId, ...autosaveWriteFields(pageDraft) });

/** A draft of a page names nothing by id only that its editor has to know by name. */
export const PAGE_AUTOSAVE_NAMES = {};
export const pageAutosave = z.object(autosaveFields(storedPageDraft, PAGE_AUTOSAVE_NAMES));
