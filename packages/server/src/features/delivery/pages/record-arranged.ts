import type { BlockItem, SlotReason } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { ComposedBlock, ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { isHidden, type PlacedBlock } from '#server/features/content-templates/public.ts';
import { type PublishedLayout, recordShown, type ShownBlock } from '#server/features/layouts/public.ts';
import type { SiteReading } from '../reading.ts';

/** A layout with what stands in its blocks. */
export interface ComposedLayout {
  readonly layout: PublishedLayout;
  readonly shown: readonly ShownBlock[];
  readonly placed: ReadonlyMap<string, PlacedBlock>;
  readonly cards: ReadonlyMap<string, PostCard>;
}

interface RecordedPlace {
  readonly kind: ShownKind;
  readonly lang: string;
  readonly category?: { readonly id: string } | undefined;
  /** Of kinds with a content of their own. */
  readonly displayKey?: string;
}

/** Keeps what readers of some devices get, for the newsroom. Readers come first: without the record they get it too. */
export async function recordArranged(
  { db, site, now }: SiteReading,
  { kind, lang, category, displayKey = '' }: RecordedPlace,
  { layout, shown, placed, cards }: ComposedLayout,
  devices: readonly ReaderDevice[],
): Promise<void> {
  const blocks = shown.map((block) => composedOf(block, placed.get(block.key), cards));
  const page = {
    projectId: site.projectId,
    kind,
    categoryId: category?.id,
    displayKey,
    lang,
    layout,
    blocks,
    now,
  };
  try {
    for (const device of devices) await recordShown(db, { ...page, device });
  } catch {
    return;
  }
}

function composedOf(
  { key, block, config, template }: ShownBlock,
  placed: PlacedBlock | undefined,
  cards: ReadonlyMap<string, PostCard>,
): ComposedBlock {
  const posts = placed?.posts.flatMap((item): BlockItem[] => {
    const card = cards.get(item.id);
    return card ? [{ ...itemOf(card), slot: item.slot, reason: reasonOf(item, config.query.sort) }] : [];
  });
  const items = placed?.others ?? posts ?? [];
  return {
    id: key,
    region: block.region,
    templateCode: template?.code ?? '',
    templateTitle: template?.title ?? '',
    config,
    items,
    // Without an answer of its own it differs from page to page.
    isHidden: placed !== undefined && isHidden(config, items),
  };
}

type Placed = PlacedBlock['posts'][number];

function reasonOf(
  { by, until }: Placed,
  sort: 'NEWEST' | 'MOST_READ' | 'MOST_COMMENTED' | 'ORDER',
): SlotReason {
  if (by === 'pin') return { code: 'PINNED', until };
  return by === 'backfill' ? { code: 'BACKFILL' } : { code: sort, category: '' };
}

function itemOf(card: PostCard): Omit<BlockItem, 'slot' | 'reason'> {
  const { id, cover, category, authors } = card;
  return {
    kind: 'post',
    id,
    title: card.shortTitle || card.title,
    slug: '',
    url: '',
    excerpt: '',
    image: cover && { mediaId: cover.mediaId, key: cover.key },
    category: category && { id: category.id, title: category.title, slug: '', color: category.color },
    time: card.publishedTime,
    authors,
    commentCount: 0,
  };
}
