import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { BlockItem } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { factsOfType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { staysInBlock } from '@toasoan/contract/features/content-templates/template-rules.ts';
import type { BlockLink, PageBlock, PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import { fallbackChain } from '@toasoan/contract/features/projects/fallback-chain.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { type BlockToFill, isHidden, type PlacedBlock } from '#server/features/content-templates/public.ts';
import type { ShownBlock } from '#server/features/layouts/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { type KnownCategory, pageIn, type Site } from '../sites/site.ts';

/** A block at its place of a page. */
export interface SettledBlock extends BlockToFill {
  readonly region: PageBlock['region'];
  /** The preview of its template. */
  readonly image: ImageRef | null;
}

export function settledBlock({ key, block: { region }, config, template }: ShownBlock): SettledBlock {
  return { key, region, config, image: template?.image ?? null };
}

interface Filling {
  readonly placed: PlacedBlock | undefined;
  readonly cards: ReadonlyMap<string, PostCard>;
  readonly lang: string;
}

/**
 * Nothing for a block that readers do not see: too few items, or nothing to show. The site has no weather, no entries
 * of contests and no list of subscribers, so blocks of these kinds lead with their words to where they are.
 */
export function toPageBlock(
  reading: SiteReading,
  { key, region, config, image }: SettledBlock,
  { placed, cards, lang }: Filling,
): PageBlock[] {
  const { content } = factsOfType(config.type);
  const heading = wordsIn(reading.site, config.heading, lang);
  const own = ownContent(config, image);
  if (content === 'none' && own === undefined && (heading === '' || config.headingLink === '')) return [];
  const posts = onlyOnce(placed?.posts.flatMap(({ id }) => cards.get(id) ?? []) ?? []);
  const links = placed?.others?.map((item) => linkOf(reading, item, { content, lang }));
  if (isHidden(config, links ?? posts)) return [];
  if (content === 'events') reading.shows(shownKey.events(reading.site.projectId));
  if (own?.image) reading.shows(shownKey.media(own.image.mediaId));
  const category = onlyCategory(reading, config.query.categoryIds);
  const { type, view, columns, headingLink } = config;
  const subHeading = wordsIn(reading.site, config.subHeading, lang);
  return [
    {
      key,
      region,
      kind: type,
      view,
      columns,
      heading,
      ...(subHeading !== '' && { subHeading }),
      headingPath: headingLink || (category === undefined ? '' : pageIn(reading.site, category.path, lang)),
      color: category?.color ?? '',
      posts,
      ...own,
      ...(links && { links }),
    },
  ];
}

/** A pinned post and one that a rule found may be the same in the language of the page. */
const onlyOnce = (posts: readonly PostCard[]): PostCard[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];

/** What blocks show that hold their content themselves; undefined for others. */
function ownContent(
  { type, html, css }: BlockConfig,
  image: ImageRef | null,
): Pick<PageBlock, 'html' | 'css' | 'image'> | undefined {
  if (type === 'HTML') return { html, ...(css !== '' && staysInBlock(css) && { css }) };
  return type === 'BANNER' && image !== null ? { image } : undefined;
}

/** In the language, or in the next of its fallbacks that has words. */
function wordsIn({ facts }: Site, words: Readonly<Record<string, string | undefined>>, lang: string): string {
  const found = fallbackChain(facts.languageSettings, lang).map((one) => words[one]);
  return found.find(Boolean) ?? (words.vi || '');
}

function onlyCategory({ site }: SiteReading, ids: readonly string[]): KnownCategory | undefined {
  const [only = '', ...others] = ids;
  return others.length === 0 ? site.categories.get(only) : undefined;
}

function linkOf(
  reading: SiteReading,
  { id, title, slug, url, image, time }: BlockItem,
  { content, lang }: { readonly content: string; readonly lang: string },
): BlockLink {
  const rest = { id, title, image, time };
  switch (content) {
    case 'events':
      reading.shows(shownKey.event(id));
      return { ...rest, kind: 'event', address: pageIn(reading.site, targetPath('event', slug), lang) };
    case 'tags':
      reading.shows(shownKey.tag(id));
      return { ...rest, kind: 'tag', address: pageIn(reading.site, targetPath('tag', slug), lang) };
    case 'logos':
      return { ...rest, kind: 'logo', address: url };
    default: {
      reading.shows(shownKey.account(id));
      const kind = content === 'figures' ? 'figure' : 'destination';
      return { ...rest, kind, address: pageIn(reading.site, targetPath(kind, slug), lang) };
    }
  }
}
