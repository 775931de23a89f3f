import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { Check, Film, Flag, Heart, Image, Images, SquarePlay } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridLayout } from '#web/patterns/picture-grid/grid-layout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import {
  durationText,
  flagName,
  GRAVE_FLAGS,
  placeName,
  STATE_TONES,
  stateName,
} from '../submission-words.ts';
import { TechSign } from '../tech-sign.tsx';
import styles from './work-card.module.css';

interface WorkCardProps {
  readonly work: SubmissionRow | undefined;
  readonly index: number;
  /** From 0, in its row. */
  readonly column: number;
  readonly layout: GridLayout;
  readonly selected: boolean;
  readonly tabbable: boolean;
  /** Its facts stand beside the grid. */
  readonly isOpen: boolean;
  readonly query: string | undefined;
}

/** One place of the grid. While its work is loading, the cell keeps the focus; the grid handles presses. */
export const WorkCard = memo(function WorkCard(props: WorkCardProps) {
  const { work, index, column, layout, selected, tabbable, isOpen } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    <div
      role="gridcell"
      data-index={index}
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-busy={work ? undefined : true}
      aria-current={isOpen || undefined}
      tabIndex={tabbable ? 0 : -1}
      className={classNames(styles.card, selected && styles.selected, isOpen && styles.open)}
      style={{ inlineSize: layout.cellWidth }}
    >
      {work ? (
        <CardContent {...props} work={work} />
      ) : (
        <span className={styles.waiting} style={{ blockSize: layout.pictureHeight }} />
      )}
    </div>
  );
});

type CardContentProps = Pick<WorkCardProps, 'layout' | 'selected' | 'query'> & {
  readonly work: SubmissionRow;
};

function CardContent({ work, layout, selected, query }: CardContentProps) {
  const { t } = useTranslation('submissions');
  return (
    <>
      <span className={styles.picture} style={{ blockSize: layout.pictureHeight }}>
        <Cover work={work} />
        <span className={styles.tick} data-tick aria-hidden>
          {selected && <Check size={14} />}
        </span>
        <Extent work={work} />
        <FirstFlag flags={work.flags} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.number}>
            <Highlight text={work.number} query={query} />
          </span>
          <TechSign result={work.tech} />
        </span>
        {layout.hasFacts && (
          <>
            <span className={styles.title} data-tip={work.title}>
              <Highlight text={work.title} query={query} />
            </span>
            <span className={styles.line}>
              <span className={styles.place}>{placeName(work)}</span>
              <span className={styles.votes}>
                <Heart size={12} aria-hidden />
                <span className="visually-hidden">{t('votes')} </span>
                {formatNumber(work.voteValid)}
              </span>
            </span>
          </>
        )}
        <span className={styles.state}>
          <StatusTag tone={STATE_TONES[work.state]}>{stateName(work.state)}</StatusTag>
        </span>
        {!layout.hasFacts && <span className="visually-hidden">{work.title}</span>}
      </span>
    </>
  );
}

function Cover({ work }: { readonly work: SubmissionRow }) {
  if (work.cover !== '')
    return <img src={work.cover} alt="" className={styles.cover} decoding="async" draggable={false} />;
  const Icon = work.category === 'VIDEO' ? Film : Image;
  return (
    <span className={styles.noCover} aria-hidden>
      <Icon size={28} />
    </span>
  );
}

/** How many pictures a series has, how long a film is. */
function Extent({ work }: { readonly work: SubmissionRow }) {
  const { t } = useTranslation('submissions');
  const { category, fileCount, durationMs } = work;
  if (category === 'PHOTO_SERIES') {
    return (
      <span className={styles.extent}>
        <Images size={13} aria-hidden />
        {t('pictures', { count: fileCount })}
      </span>
    );
  }
  if (category !== 'VIDEO' || durationMs === null) return null;
  return (
    <span className={styles.extent}>
      <SquarePlay size={13} aria-hidden />
      {durationText(durationMs)}
    </span>
  );
}

/** The gravest flag in words; how many others there are. */
function FirstFlag({ flags }: { readonly flags: readonly SubmissionFlag[] }) {
  const { t } = useTranslation('submissions');
  const first = flags.find((flag) => GRAVE_FLAGS.includes(flag)) ?? flags[0];
  if (first === undefined) return null;
  const others = flags.length - 1;
  return (
    <span
      className={classNames(styles.flag, GRAVE_FLAGS.includes(first) && styles.grave)}
      data-tip={others > 0 ? flags.map(flagName).join(' · ') : undefined}
    >
      <Flag size={13} aria-hidden />
      <span className={textStyles.ellipsis}>{flagName(first)}</span>
      {others > 0 && (
        <span>
          {`+${others}`}
          <span className="visually-hidden"> {t('otherFlags')}</span>
        </span>
      )}
    </span>
  );
}
