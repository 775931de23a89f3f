import { NOTES_PANEL } from '../notes/note-focus.ts';
import type { PostValues } from './post-values.ts';

/** The fields of each inspector panel, for its red count and for opening it when a link leads there. */
export const PANEL_FIELDS = {
  cover: ['cover', 'coverPosition'],
  attachments: ['attachmentIds'],
  kind: ['postType', 'genre', 'lang'],
  terms: ['mainCategoryId', 'otherCategoryIds', 'tags', 'topicId', 'provinceCodes', 'keywords'],
  authors: [
    'authors',
    'hideAuthor',
    'dateline',
    'origin',
    'sourceName',
    'sourceUrl',
    'sourcePublishedTime',
    'sourceAuthor',
    'linkOutMode',
    'keepCopyright',
  ],
  named: ['figureIds', 'destinationIds', 'organizationIds', 'eventIds'],
  related: ['relatedMode', 'relatedCategoryIds', 'relatedPostIds'],
  display: ['showOnHome', 'allowComment', 'allowShare', 'allowRating', 'allowPrint'],
  seo: [
    'slug',
    'seoTitle',
    'seoDescription',
    'ogImageId',
    'canonicalUrl',
    'noindex',
    'inNewsSitemap',
    'inRss',
  ],
  legal: ['aiUsage', 'sensitiveFlags', 'isSponsored', 'sponsorName', 'bannedWordsReason'],
  note: ['internalNote'],
  times: ['embargoUntil', 'expireTime', 'archiveOnExpire'],
} as const satisfies Readonly<Record<string, readonly (keyof PostValues)[]>>;
export type PanelName = keyof typeof PANEL_FIELDS;
/** Holds no field: the checks lead to the fields of the others. */
export const CHECKLIST_PANEL = 'post.publish';
/** Holds no field: it is about suggested changes in the text. */
export const SUGGESTIONS_PANEL = 'post.suggestions';

/** The panel's name in the person's settings; undefined for fields on the left. */
export function panelOf(field: string): string | undefined {
  if (field === 'notes') return NOTES_PANEL;
  if (field === 'suggestions') return SUGGESTIONS_PANEL;
  const [whole = ''] = field.split('.', 1);
  const found = Object.entries(PANEL_FIELDS).find(([, fields]) =>
    (fields as readonly string[]).includes(whole),
  );
  return found && settingOf(found[0] as PanelName);
}

export const settingOf = (panel: PanelName) => `post.${panel}`;

/** A problem of files appears at the first place that holds one. */
export function placeOfFiles(values: PostValues): string {
  const { cover, gallery, video, audio, infographic, attachmentIds } = values;
  if (cover) return 'cover';
  if (gallery.length > 0) return 'gallery';
  if (video?.mediaId) return 'video';
  if (audio) return 'audio';
  if (infographic) return 'infographic';
  return attachmentIds.length > 0 ? 'attachmentIds' : 'content';
}
