import type { ReactNode } from 'react';
import styles from './article-compare.module.css';
import type { Tone } from './in-tone.tsx';
import type { LeafBlock, Place, TextBlock } from './model/block.ts';
import type { Part } from './model/compare-words.ts';
import { ShownLeaf } from './shown-leaf.tsx';
import { ShownParts, ShownWords, type Side } from './shown-words.tsx';

/** A block on one side only, or equal on both sides. */
export function ShownBlock({ block, tone }: { readonly block: LeafBlock | TextBlock; readonly tone: Tone }) {
  if (block.kind === 'leaf')
    return (
      <InPlaces places={block.places}>
        <ShownLeaf leaf={block.leaf} tone={tone} />
      </InPlaces>
    );
  if (tone === 'same')
    return (
      <Line block={block}>
        <ShownWords words={block.words} />
      </Line>
    );
  const part: Part =
    tone === 'added' ? { kind: 'added', after: block.words } : { kind: 'removed', before: block.words };
  return <ShownText block={block} parts={[part]} side="both" />;
}

interface ShownTextProps {
  readonly block: TextBlock;
  readonly parts: readonly Part[];
  readonly side: Side;
}

export function ShownText({ block, parts, side }: ShownTextProps) {
  return (
    <Line block={block}>
      <ShownParts parts={parts} side={side} />
    </Line>
  );
}

function Line({ block, children }: { readonly block: TextBlock; readonly children: ReactNode }) {
  return (
    <InPlaces places={block.places}>
      {/* Articles are Vietnamese, whatever the console's language. */}
      <div className={styles.line} lang="vi" data-name={block.name} data-level={block.attrs.level}>
        {children}
      </div>
    </InPlaces>
  );
}

interface InPlacesProps {
  readonly places: readonly Place[];
  readonly children: ReactNode;
}

/** Lists and quotes around a block. */
export function InPlaces({ places, children }: InPlacesProps) {
  const [place, ...inner] = places;
  if (place === undefined) return children;
  return (
    <div className={styles.place} data-container={place.container}>
      {place.marker && <span className={styles.marker}>{place.marker}</span>}
      <InPlaces places={inner}>{children}</InPlaces>
    </div>
  );
}
