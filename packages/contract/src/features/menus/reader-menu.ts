import { isRecordLink, type LinkTarget, linkKey, type MenuItem } from './menu-item.ts';

type Shown = Pick<MenuItem, 'id' | 'icon' | 'image' | 'target' | 'cssClass' | 'activeMatch' | 'badge'>;

/** An item as readers get it: present name and address, and only what they can open. */
export interface ReaderMenuItem extends Shown {
  readonly title: string;
  /** null: a heading that leads nowhere. */
  readonly href: string | null;
  readonly children: readonly ReaderMenuItem[];
}

interface Reading {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  readonly now: Date;
  /** The language of the reader, and of the menu. */
  readonly language: string;
  readonly menuLanguage: string;
}

export type LinkItem = Pick<MenuItem, 'title' | 'names' | 'linkType' | 'targetId' | 'url'>;

/** What a link says and where it leads; undefined where readers cannot open it. */
export function readLink(
  item: LinkItem,
  { targets, language, menuLanguage }: Omit<Reading, 'now'>,
): { readonly title: string; readonly href: string | null } | undefined {
  const ownTitle = language === menuLanguage ? item.title : item.names[language] || item.title;
  if (item.linkType === 'NONE') return ownTitle === '' ? undefined : { title: ownTitle, href: null };
  if (!isRecordLink(item.linkType))
    return ownTitle === '' || item.url === '' ? undefined : { title: ownTitle, href: item.url };
  const target = targets.get(linkKey(item));
  if (target === undefined || target.problem !== null || target.path === '') return undefined;
  const title = ownTitle || target.names[language] || target.name;
  return { title, href: target.path };
}

/** Whether the time of an item has come and is not over. */
export function isItemDue(
  { startTime, endTime }: Pick<MenuItem, 'startTime' | 'endTime'>,
  now: Date,
): boolean {
  const time = now.getTime();
  return (
    (startTime === null || Date.parse(startTime) <= time) && (endTime === null || Date.parse(endTime) > time)
  );
}

/** The tree that readers get. What they cannot open is left out, with what is below it. */
export function readMenu(items: readonly MenuItem[], reading: Reading): ReaderMenuItem[] {
  const children = Map.groupBy(items, (item) => item.parentId);
  const below = (parentId: string | null): ReaderMenuItem[] =>
    (children.get(parentId) ?? []).flatMap((item) => {
      const link = item.hidden || !isItemDue(item, reading.now) ? undefined : readLink(item, reading);
      if (link === undefined) return [];
      const { id, icon, image, target, cssClass, activeMatch, badge } = item;
      return [{ id, ...link, icon, image, target, cssClass, activeMatch, badge, children: below(id) }];
    });
  return below(null);
}
