import { ImageOff } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForeignBlock, ForeignPiece } from './foreign-blocks.ts';
import styles from './text-pane.module.css';

/** The words of another site, built from blocks: no HTML is inserted, and no picture is asked for. */
export function ForeignBody({ blocks }: { readonly blocks: readonly ForeignBlock[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text keep their order.
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ForeignBlock }): ReactNode {
  if (block.kind === 'picture') return <PicturePlace address={block.address} caption={block.caption} />;
  const words = block.pieces.map(shownPiece);
  switch (block.kind) {
    case 'heading':
      return <h3 className={styles.subheading}>{words}</h3>;
    case 'quote':
      return <blockquote className={styles.quote}>{words}</blockquote>;
    case 'item':
      return <p className={styles.item}>• {words}</p>;
    case 'text':
      return <p>{words}</p>;
  }
}

function shownPiece({ text, href, isStrong, isEmphasis }: ForeignPiece, at: number): ReactNode {
  const weighted = isStrong ? <strong>{text}</strong> : isEmphasis ? <em>{text}</em> : text;
  return href === undefined ? (
    <Fragment key={at}>{weighted}</Fragment>
  ) : (
    <a key={at} href={href} target="_blank" rel="noopener noreferrer">
      {weighted}
    </a>
  );
}

interface PicturePlaceProps {
  readonly address: string;
  readonly caption: string;
  readonly children?: ReactNode;
}

/** Where a picture of the other site stands; it opens there, in a tab of its own. */
export function PicturePlace({ address, caption, children }: PicturePlaceProps) {
  const { t } = useTranslation('crawler-review');
  return (
    <figure className={styles.picture}>
      <div className={styles.place}>
        <ImageOff size={20} aria-hidden />
        {t('picture.notLoaded')}
        {address !== '' && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t('picture.open')}
          </a>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        {children}
      </figcaption>
    </figure>
  );
}
