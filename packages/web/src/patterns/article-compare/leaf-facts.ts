import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { EMBED_PROVIDERS, type EmbedProvider } from '@toasoan/contract/article/embed-providers.ts';
import type { TFunction } from 'i18next';
import type { Leaf } from './model/block.ts';

type Texts = TFunction<'article-compare'>;
type Value = string | number | boolean;

/** One thing about a node without text of its own, in words. */
export interface LeafFact {
  readonly name: string;
  readonly words: string;
}

const LABELS: Readonly<Record<string, string>> = {
  horizontalRule: 'leaf.horizontalRule',
  figure: 'leaf.image',
  image: 'leaf.image',
  gallery: 'leaf.gallery',
  audio: 'leaf.audio',
  video: 'leaf.video',
  attachment: 'leaf.attachment',
};

/** What the node is called. */
export function leafLabel({ name, attrs }: Leaf, t: Texts): string {
  if (name === 'embed') return t('leaf.embed', { name: providerOf(attrs)?.label ?? '' });
  return t(LABELS[name] ?? 'leaf.other');
}

/** Says nothing where it is as usual on both sides. */
const USUAL: Readonly<Record<string, Value>> = { align: 'center', layout: 'grid', ratio: 'whole' };
/** Shown by the picture itself, or derived by the server. */
const UNSAID: readonly string[] = ['mediaId', 'key', 'width', 'height', 'provider', 'sizeBytes'];

/** What people would say about it; its own words come as they are. `other`: its counterpart on the other side. */
export function leafFacts({ attrs }: Leaf, other: Leaf | undefined, t: Texts): LeafFact[] {
  return Object.entries(attrs).flatMap(([name, value]) => {
    const isUsual = value === USUAL[name] && (other === undefined || other.attrs[name] === value);
    const words = isUsual || UNSAID.includes(name) ? '' : wordsOf(name, value, attrs, t);
    return words === '' ? [] : [{ name, words }];
  });
}

function wordsOf(name: string, value: Value, attrs: ArticleAttributes, t: Texts): string {
  if (value === '' || typeof value !== 'string') return '';
  switch (name) {
    case 'align':
      return t('fact.align', { words: t(`align.${value}`) });
    case 'ratio':
      return t('fact.ratio', { words: value === 'whole' ? t('ratio.whole') : value.replace('x', ':') });
    case 'layout':
      return t(`layout.${value}`);
    case 'alt':
      return t('fact.alt', { words: value });
    case 'credit':
      return t('fact.credit', { words: value });
    case 'extension':
      return value.toUpperCase();
    case 'id':
      return providerOf(attrs)?.page(value) ?? '';
    default:
      return value;
  }
}

function providerOf({ provider }: ArticleAttributes) {
  return Object.hasOwn(EMBED_PROVIDERS, String(provider))
    ? EMBED_PROVIDERS[provider as EmbedProvider]
    : undefined;
}
