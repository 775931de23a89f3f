import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { InTone, type Tone } from './in-tone.tsx';
import type { Leaf } from './model/block.ts';
import styles from './shown-words.module.css';

/** Named nodes without text of their own; any other shows its technical name. */
const LEAF_LABELS: Readonly<Record<string, string>> = {
  horizontalRule: 'leaf.horizontalRule',
  embed: 'leaf.embed',
  figure: 'leaf.image',
  image: 'leaf.image',
  gallery: 'leaf.gallery',
  audio: 'leaf.audio',
  video: 'leaf.video',
  attachment: 'leaf.attachment',
};

/** The visible content of a picture. */
const FACTS_IN_PICTURE: readonly string[] = ['mediaId', 'key', 'width', 'height'];

interface ShownLeafProps {
  readonly leaf: Leaf;
  readonly tone?: Tone;
  /** Its counterpart on the other side: equal facts did not change. */
  readonly other?: Leaf;
  readonly isInline?: boolean;
}

export function ShownLeaf({ leaf, tone = 'same', other, isInline }: ShownLeafProps) {
  const { t } = useTranslation('article-compare');
  const label = LEAF_LABELS[leaf.name];
  const isFigure = leaf.name === 'figure';
  const facts = Object.entries(leaf.attrs).filter(
    ([name, value]) => value !== '' && value !== false && !(isFigure && FACTS_IN_PICTURE.includes(name)),
  );
  return (
    <span className={isInline ? styles['leaf-inline'] : styles.leaf}>
      <span className={styles['leaf-name']}>
        <InTone tone={other && other.attrs.key === leaf.attrs.key ? 'same' : tone}>
          {label ? t(label) : t('leaf.other', { name: leaf.name })}
        </InTone>
      </span>
      {isFigure && <LeafPicture leaf={leaf} />}
      {facts.map(([name, value]) => (
        <span key={name} className={styles.fact}>
          <InTone tone={other?.attrs[name] === value ? 'same' : tone}>{factText(name, value)}</InTone>
        </span>
      ))}
    </span>
  );
}

/** The picture itself; its words are beside it. */
function LeafPicture({ leaf: { attrs } }: Pick<ShownLeafProps, 'leaf'>) {
  return (
    <img
      className={styles.picture}
      src={lastingPictureAddress(String(attrs.key), { width: 320 })}
      width={Number(attrs.width) || undefined}
      height={Number(attrs.height) || undefined}
      alt=""
      loading="lazy"
    />
  );
}

/** An address or a caption is self-explanatory, a number is not. */
function factText(name: string, value: string | number | boolean): string {
  if (value === true) return name;
  return typeof value === 'number' ? `${name} ${value}` : String(value);
}
