import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { InTone, type Tone } from './in-tone.tsx';
import { leafFacts, leafLabel } from './leaf-facts.ts';
import type { Leaf } from './model/block.ts';
import styles from './shown-words.module.css';

interface ShownLeafProps {
  readonly leaf: Leaf;
  readonly tone?: Tone;
  /** Its counterpart on the other side: equal facts did not change. */
  readonly other?: Leaf;
  readonly isInline?: boolean;
}

export function ShownLeaf({ leaf, tone = 'same', other, isInline }: ShownLeafProps) {
  const { t } = useTranslation('article-compare');
  const isSameThing = other !== undefined && thingOf(other) === thingOf(leaf);
  return (
    <span className={isInline ? styles['leaf-inline'] : styles.leaf}>
      <span className={styles['leaf-name']}>
        <InTone tone={isSameThing ? 'same' : tone}>{leafLabel(leaf, t)}</InTone>
      </span>
      {leaf.name === 'figure' && <LeafPicture leaf={leaf} />}
      {leafFacts(leaf, other, t).map(({ name, words }) => (
        <span key={name} className={styles.fact}>
          <InTone tone={other?.attrs[name] === leaf.attrs[name] ? 'same' : tone}>{words}</InTone>
        </span>
      ))}
    </span>
  );
}

/** Which picture, file or video it is, whatever is said about it. */
const thingOf = ({ attrs: { mediaId, key, provider, id } }: Leaf) => [mediaId, key, provider, id].join();

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
