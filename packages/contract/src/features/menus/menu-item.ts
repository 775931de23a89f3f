import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { imageRef, mediaKey } from '../../vocabulary/picture.ts';

/** Where an item leads. Spec §3: the first three values; the others are ours. */
export const LINK_TYPES = ['category', 'tag', 'user', 'POST', 'PAGE', 'EVENT', 'URL', 'NONE'] as const;
export const linkType = z.enum(LINK_TYPES, { error: 'choice' });
export type LinkType = z.output<typeof linkType>;

/** Kinds that an item names by the number of a record, so that a new name or address never breaks it. */
export type RecordLinkType = Exclude<LinkType, 'URL' | 'NONE'>;

export const isRecordLink = (type: LinkType): type is RecordLinkType => type !== 'URL' && type !== 'NONE';

export const ACTIVE_MATCHES = ['EXACT', 'PREFIX', 'CONTAINS'] as const;
const activeMatch = z.enum(ACTIVE_MATCHES, { error: 'choice' });
export type ActiveMatch = z.output<typeof activeMatch>;

const OPEN_TARGETS = ['SELF', 'BLANK'] as const;

/** Levels of a menu: an item at the top is level 1. */
export const MAX_MENU_DEPTH = 3;
/** Items of one menu. */
export const MAX_MENU_ITEMS = 300;
export const MAX_ITEM_TITLE = 60;
export const MAX_BADGE = 12;

export const itemId = z.string({ error: 'type' }).check(z.regex(/^[a-z0-9]{6,20}$/, { error: 'pattern' }));
const itemTitle = oneLine({ max: MAX_ITEM_TITLE });
export const languageCode = z.string().check(z.regex(/^[a-z]{2}$/, { error: 'pattern' }));
const boolean = z.boolean({ error: 'type' });

/** A path of the site, or an http(s), mailto or tel address. Nothing that runs: no javascript:, no data:. */
const LINK_ADDRESS =
  /^(?:\/(?!\/)[^\s<>"`\\]*|https?:\/\/[^\s/?#\\@<>"'`]+(?:[/?#][^\s<>"`\\]*)?|mailto:[^\s<>"`\\]+@[^\s<>"`\\]+|tel:\+?[0-9.\- ]+|#[a-z0-9-]*)$/i;
export const linkAddress = z.pipe(
  oneLine({ max: 2000 }),
  z.string().check(z.refine((text) => text === '' || LINK_ADDRESS.test(text), { error: 'pattern' })),
);

/** What a link says and where it leads. */
export const linkFields = {
  /** '': the present name of its target. */
  title: itemTitle,
  /** Titles in other languages than the menu's own. */
  names: z.record(languageCode, itemTitle),
  linkType,
  targetId: z.nullable(contentId),
  url: linkAddress,
  target: z.enum(OPEN_TARGETS, { error: 'choice' }),
};

/** One item. The order of the list is the order of siblings; a parent stands before its children. */
export const menuItem = z.strictObject({
  /** Stays the same from version to version. */
  id: itemId,
  parentId: z.nullable(itemId),
  ...linkFields,
  /** The name of a symbol that the site has. */
  icon: z.string({ error: 'type' }).check(z.regex(/^[a-z0-9-]{0,40}$/, { error: 'pattern' })),
  image: z.nullable(z.strictObject({ mediaId: contentId, key: mediaKey })),
  cssClass: z.string({ error: 'type' }).check(z.regex(/^[a-zA-Z0-9_ -]{0,100}$/, { error: 'pattern' })),
  activeMatch,
  badge: oneLine({ max: MAX_BADGE }),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
  hidden: boolean,
  /** The category that this item was made from; loading again finds it by this. */
  fromCategoryId: z.nullable(contentId),
});
export type MenuItem = z.output<typeof menuItem>;

/** As the console shows stored items. */
export const shownMenuItem = z.object({ ...menuItem.shape, image: z.nullable(imageRef) });

export const menuItems = z.array(menuItem).check(z.maxLength(MAX_MENU_ITEMS, { error: 'tooMany' }));

/**
 * Why readers do not get an item: its target is deleted (GONE), switched off (OFF), not published now (HIDDEN), or
 * this product has no such records (UNKNOWN).
 */
const LINK_PROBLEMS = ['GONE', 'OFF', 'HIDDEN', 'UNKNOWN'] as const;
export const linkProblem = z.enum(LINK_PROBLEMS, { error: 'choice' });
export type LinkProblem = z.output<typeof linkProblem>;

/** A record that items name, as it is now. */
export const linkTarget = z.object({
  type: linkType,
  id: z.string(),
  /** '' where it is known no more. */
  name: z.string(),
  /** Its names in other languages. */
  names: z.record(z.string(), z.string()),
  /** '' where it has none. */
  path: z.string(),
  problem: z.nullable(linkProblem),
  /** Since when there is a problem, where that is known. */
  since: z.nullable(z.string()),
});
export type LinkTarget = z.output<typeof linkTarget>;

export const linkKey = ({ linkType: type, targetId }: Pick<MenuItem, 'linkType' | 'targetId'>) =>
  `${type} ${targetId ?? ''}`;
