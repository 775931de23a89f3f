import type { ShownRun, Trial } from '@toasoan/contract/features/internal-links/article-links.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { type ElementType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { type MarkedPlace, piecesOf, placesByRun } from './marked-text.ts';
import styles from './tried-article.module.css';

const NO_PLACES: readonly MarkedPlace[] = [];
const PICTURE_WIDTH = 640;

interface TriedArticleProps {
  readonly trial: Trial;
  /** The place that the list points at. */
  readonly active: string | undefined;
  readonly onActive: (label: string | undefined) => void;
}

/** A post line by line: numbered where links come, lettered where none does. */
export function TriedArticle({ trial, active, onActive }: TriedArticleProps) {
  const { t } = useTranslation('internal-links');
  const places = useMemo(() => placesByRun(trial.placed, trial.refused), [trial]);
  return (
    <section className={styles.article} aria-label={trial.post.title}>
      <p className={styles.legend}>
        <span>
          <span className={styles.placed}>{t('legend.word')}</span> {t('legend.placed')}
        </span>
        <span>
          <span className={styles.refused}>{t('legend.word')}</span> {t('legend.refused')}
        </span>
        <span>
          <span className={styles.written}>{t('legend.word')}</span> {t('legend.written')}
        </span>
      </p>
      {trial.runs.map((run, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          key={index}
          run={run}
          places={places.get(index) ?? NO_PLACES}
          active={active}
          onActive={onActive}
        />
      ))}
    </section>
  );
}

interface LineProps extends Omit<TriedArticleProps, 'trial'> {
  readonly run: ShownRun;
  readonly places: readonly MarkedPlace[];
}

function Line({ run, places, active, onActive }: LineProps) {
  if (run.text === '' && run.picture === null) return null;
  const [Tag, look] = tagOf(run);
  return (
    <>
      {run.picture !== null && (
        <img
          className={styles.picture}
          src={lastingPictureAddress(run.picture, { width: PICTURE_WIDTH, format: 'jpg' })}
          alt=""
          loading="lazy"
        />
      )}
      <Tag className={look}>
        {piecesOf(run, places).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are counted from the beginning of the line
          <span key={index}>
            {piece.kind === 'plain' ? (
              piece.text
            ) : (
              <span
                className={classNames(styles[piece.kind], piece.label === active && active && styles.active)}
              >
                {piece.text}
              </span>
            )}
            {piece.ends.map(({ label, kind }) => (
              <button
                key={label}
                type="button"
                className={classNames(styles.label, styles[`${kind}Label`])}
                data-place={label}
                aria-pressed={label === active}
                onClick={() => onActive(label === active ? undefined : label)}
              >
                {label}
              </button>
            ))}
          </span>
        ))}
      </Tag>
    </>
  );
}

function tagOf({ place, isExcerpt }: ShownRun): readonly [ElementType, string | undefined] {
  if (place === 'title') return ['h3', styles.title];
  if (isExcerpt) return ['p', styles.excerpt];
  if (place === 'heading') return ['h4', styles.heading];
  if (place === 'quote') return ['blockquote', styles.quote];
  if (place === 'code') return ['pre', styles.code];
  return ['p', place === 'caption' ? styles.caption : undefined];
}
