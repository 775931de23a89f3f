import { eventSegments } from '@toasoan/contract/features/translations/sources/event-source.ts';
import {
  categorySegments,
  menuSegments,
  templateSegments,
} from '@toasoan/contract/features/translations/sources/field-sources.ts';
import { pageSegments } from '@toasoan/contract/features/translations/sources/page-source.ts';
import { postSegments } from '@toasoan/contract/features/translations/sources/post-source.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { findEvent } from '#server/features/events/public.ts';
import { findPage } from '#server/features/pages/public.ts';
import { findPost } from '#server/features/posts/public.ts';
import { findCategoryWords, findMenuWords, findTemplateWords } from './field-words-view.ts';
import type { SourceKey, SourceRecord } from './source-record.ts';
import { eventWords, pageWords, postWords } from './words-of.ts';

type Reader = (
  db: Db,
  projectId: string,
  id: string,
) => Promise<Omit<SourceRecord, 'kind' | 'id'> | undefined>;

const READERS: Readonly<Record<TranslatedKind, Reader>> = {
  POST: async (db, projectId, id) => {
    const post = await findPost(db, projectId, id);
    return (
      post && {
        title: post.title,
        lang: post.details.lang,
        isPublic: post.state === 'PUBLISHED',
        time: post.update_time,
        isTranslation: post.translation_of !== null,
        segments: postSegments(postWords(post)),
      }
    );
  },
  EVENT: async (db, projectId, id) => {
    const event = await findEvent(db, projectId, id);
    return (
      event && {
        title: event.title,
        lang: event.lang,
        isPublic: event.state === 'PUBLISHED',
        time: event.update_time,
        isTranslation: event.translation_of !== null,
        segments: eventSegments(eventWords(event)),
      }
    );
  },
  PAGE: async (db, projectId, id) => {
    const page = await findPage(db, projectId, id);
    return (
      page && {
        title: page.title,
        lang: page.lang,
        isPublic: page.state === 'PUBLISHED',
        time: page.update_time,
        isTranslation: page.translation_of !== null,
        segments: pageSegments(pageWords(page)),
      }
    );
  },
  CATEGORY: async (db, projectId, id) => {
    const found = await findCategoryWords(db, projectId, id);
    return found && { ...found, isTranslation: false, segments: categorySegments(found.words) };
  },
  MENU: async (db, projectId, id) => {
    const found = await findMenuWords(db, projectId, id);
    return found && { ...found, isTranslation: false, segments: menuSegments(found.words) };
  },
  TEMPLATE: async (db, projectId, id) => {
    const found = await findTemplateWords(db, projectId, id);
    return found && { ...found, isTranslation: false, segments: templateSegments(found.words) };
  },
};

/** What a record says now, piece by piece; undefined for one that is gone or of another project. */
export async function readSource(
  db: Db,
  { projectId, kind, sourceId }: SourceKey,
): Promise<SourceRecord | undefined> {
  const found = await READERS[kind](db, projectId, sourceId);
  return found && { ...found, kind, id: sourceId };
}
