import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, Suspense, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { type MenuEntry, menuOf } from '#web/core/routing/menu-model.ts';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { toggleGroup, useMenuKeys } from '#web/core/tabs/menu-keys.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { useRows } from '../rows-context.ts';
import styles from './side-menu.module.css';

const WaitingBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/projects/waiting/waiting-badge.tsx')).WaitingBadge,
}));
const CommentBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/comments/badge/comment-badge.tsx')).CommentBadge,
}));
const EventBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/events/badge/event-badge.tsx')).EventBadge,
}));
const PageBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/pages/badge/page-badge.tsx')).PageBadge,
}));
const ReviewBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/crawler-review/badge/review-badge.tsx')).ReviewBadge,
}));
const TranslationBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/translations/badge/translation-badge.tsx')).TranslationBadge,
}));
const SuggestionBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/translation-suggestions/suggestion-badge.tsx')).SuggestionBadge,
}));
const WorkBadge = lazyOverlay(async () => ({
  default: (await import('#web/features/submissions/badge/work-badge.tsx')).WorkBadge,
}));
const BADGES = {
  waiting: WaitingBadge,
  comments: CommentBadge,
  events: EventBadge,
  pages: PageBadge,
  crawlerReview: ReviewBadge,
  translations: TranslationBadge,
  suggestions: SuggestionBadge,
  works: WorkBadge,
};

interface MenuListProps {
  readonly isRail: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** The entries this user may see. */
export function MenuList({ isRail, onChoose }: MenuListProps) {
  const visitor = useVisitor();
  const rows = useRows();
  const entries = useMemo(() => menuOf(rows, visitor), [rows, visitor]);
  const Group = isRail ? RailGroup : MenuGroup;
  return (
    <Stack as="ul" gap="half">
      {entries.map((entry) => (
        <li key={entry.placed.path}>
          {entry.children.length > 0 ? (
            <Group entry={entry} onChoose={onChoose} />
          ) : (
            <MenuLink placed={entry.placed} isRail={isRail} onChoose={onChoose} />
          )}
        </li>
      ))}
    </Stack>
  );
}

interface MenuGroupProps {
  readonly entry: MenuEntry;
  readonly onChoose?: (() => void) | undefined;
}

/** Spec: a parent is a plain label, not a link; it opens and closes its children. */
function MenuGroup({ entry: { placed, children }, onChoose }: MenuGroupProps) {
  const { t } = useTranslation('panel');
  const listId = useId();
  const isOpen = useMenuKeys(({ open }) => open.includes(placed.path));
  const Icon = placed.row.icon;
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => toggleGroup(placed.path)}
      >
        {Icon && <Icon size={18} />}
        <span className={styles.title}>{t(placed.row.titleKey)}</span>
        {!isOpen && <Count placed={placed} />}
        <Sign size={16} className={styles.sign} aria-hidden />
      </button>
      <ul id={listId} className={styles.children} hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.placed.path}>
            <MenuLink placed={child.placed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the rail a group opens its children beside it. */
function RailGroup({ entry: { placed, children } }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const isHere = useMenuKeys(({ selected }) =>
    children.some((child) => selected.includes(child.placed.path)),
  );
  const Icon = placed.row.icon;
  const title = t(placed.row.titleKey);
  const items = children.map(({ placed: { path, row } }) => ({
    key: path,
    label: t(row.titleKey),
    href: withProject(path, projectId),
    onSelect: () => openTab({ url: path }),
  }));
  return (
    <MenuButton label={title} items={items}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.entry}
          data-here={isHere}
          aria-label={title}
          data-tip={title}
        >
          {Icon && <Icon size={18} />}
        </button>
      )}
    </MenuButton>
  );
}

interface MenuLinkProps {
  readonly placed: PlacedRow;
  readonly isRail?: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** Opens the page's tab with its current url. */
function MenuLink({ placed, isRail = false, onChoose }: MenuLinkProps) {
  const { t } = useTranslation('panel');
  const isHere = useMenuKeys(({ selected }) => selected.includes(placed.path));
  const Icon = placed.row.icon;
  const title = t(placed.row.titleKey);
  function click(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    openTab({ url: placed.path });
    onChoose?.();
  }
  return (
    <TabLink
      to={placed.path}
      className={styles.entry}
      aria-current={isHere ? 'page' : undefined}
      data-tip={isRail ? title : undefined}
      onClick={click}
    >
      {Icon && placed.trail.length === 1 && <Icon size={18} />}
      <span className={isRail ? 'visually-hidden' : styles.title}>{title}</span>
      <Count placed={placed} />
    </TabLink>
  );
}

/** The number of an entry; a group shows it while it is closed. */
function Count({ placed: { row, path } }: { readonly placed: PlacedRow }) {
  const isQuiet = useQuiet();
  const Badge = row.counts && BADGES[row.counts];
  if (!Badge || !isQuiet) return null;
  return (
    <Suspense>
      <Badge path={path} />
    </Suspense>
  );
}
