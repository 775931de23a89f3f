import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-compare.module.css';
import { CompareBar } from './compare-bar.tsx';
import { CompareRow } from './compare-row.tsx';
import { compareArticles } from './model/compare-articles.ts';
import { foldRows, placesOfChanges } from './model/fold-rows.ts';
import { useChangeSteps } from './use-change-steps.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** Rows that are painted first; the rest of a long article follows without holding up the keyboard. */
const FIRST_ROWS = 60;

const NONE: ReadonlySet<number> = new Set();

interface ArticleCompareProps {
  readonly before: ArticleDocument;
  readonly after: ArticleDocument;
  /** Which text stands left, such as “Phiên bản 12 · Nguyễn Lan · 20:15”. */
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

/** Two articles side by side as readable text, one under the other where there is no room. */
export const ArticleCompare = memo(function ArticleCompare(props: ArticleCompareProps) {
  const { before, after, beforeLabel, afterLabel } = props;
  const { t } = useTranslation('article-compare');
  const frame = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(frame);
  const rows = useMemo(() => compareArticles(before, after), [before, after]);
  const changes = useMemo(() => placesOfChanges(rows), [rows]);
  const [changesOnly, setChangesOnly] = useState(false);
  // Folds are counted from the first row: those of two other versions say nothing here.
  const [folds, setFolds] = useState({ of: rows, opened: NONE });
  const opened = folds.of === rows ? folds.opened : NONE;
  const steps = useChangeSteps(frame, changes);
  const drawn = useDeferredValue(rows.length, FIRST_ROWS);
  const stretches = foldRows(rows.slice(0, drawn), opened, changesOnly);
  const current = changes[steps.current];
  return (
    <section ref={frame} className={styles.compare} data-narrow={isNarrow} aria-label={t('label')}>
      <CompareBar
        count={changes.length}
        steps={steps}
        changesOnly={changesOnly}
        onChangesOnly={(only) => {
          setChangesOnly(only);
          setFolds({ of: rows, opened: NONE });
        }}
      />
      <div className={styles.heads}>
        <p className={styles.head} data-side="before">
          <span className={styles['head-name']}>{t('side.before')}</span> {beforeLabel}
        </p>
        <p className={styles.head} data-side="after">
          <span className={styles['head-name']}>{t('side.after')}</span> {afterLabel}
        </p>
      </div>
      <div>
        {stretches.map((stretch) =>
          stretch.kind === 'fold' ? (
            <button
              key={stretch.from}
              type="button"
              className={styles.fold}
              onClick={() => setFolds({ of: rows, opened: new Set([...opened, stretch.from]) })}
            >
              {t('fold', { count: stretch.rows.length })}
            </button>
          ) : (
            stretch.rows.map(({ row, place }) => (
              <CompareRow
                key={place}
                row={row}
                place={place}
                isNarrow={isNarrow}
                isCurrent={current === place}
              />
            ))
          ),
        )}
      </div>
    </section>
  );
});
