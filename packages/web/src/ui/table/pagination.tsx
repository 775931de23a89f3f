import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/row.tsx';
import { formatNumber } from '../text/format-number.ts';
import styles from './pagination.module.css';

const PAGE_SIZES = [10, 20, 50, 100] as const;

interface PaginationProps {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** There are more than `total`; the server stopped counting. */
  readonly totalIsCapped?: boolean | undefined;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  /** After the range, where there is room: what the keys do. */
  readonly hints?: ReactNode;
}

/** "1–20 / 1.254", the pages, rows a page. */
export function Pagination(props: PaginationProps) {
  const { page, limit, total, totalIsCapped = false, onPage, onLimit, hints } = props;
  const { t } = useTranslation('ui');
  const last = Math.max(1, Math.ceil(total / limit));
  const range = t('paging.range', {
    from: formatNumber(Math.min(total, (page - 1) * limit + 1)),
    to: formatNumber(Math.min(total, page * limit)),
    total: `${formatNumber(total)}${totalIsCapped ? '+' : ''}`,
  });
  return (
    <nav className={styles.bar} aria-label={t('paging.label')}>
      <div className={styles.row}>
        <p className={styles.range} aria-live="polite">
          {range}
        </p>
        <div className={styles.hints}>{hints}</div>
        <Row gap="half" align="center" wrap={false}>
          <IconButton
            size="compact"
            icon={<ChevronLeft size={16} />}
            label={t('paging.previous')}
            disabledReason={page <= 1 ? t('paging.first') : undefined}
            onClick={() => onPage(page - 1)}
          />
          {pageNumbers(page, last).map((entry) =>
            typeof entry === 'number' ? (
              <button
                key={entry}
                type="button"
                className={classNames(styles.page, entry === page && styles.current)}
                aria-label={t('paging.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {formatNumber(entry)}
              </button>
            ) : (
              <span key={entry} className={styles.gap} aria-hidden>
                …
              </span>
            ),
          )}
          <IconButton
            size="compact"
            icon={<ChevronRight size={16} />}
            label={t('paging.next')}
            disabledReason={page >= last && !totalIsCapped ? t('paging.last') : undefined}
            onClick={() => onPage(page + 1)}
          />
        </Row>
        <select
          className={styles.size}
          aria-label={t('paging.size')}
          value={limit}
          onChange={(event) => onLimit(Number(event.target.value))}
        >
          {sizesWith(limit).map((size) => (
            <option key={size} value={size}>
              {t('paging.perPage', { n: size })}
            </option>
          ))}
        </select>
      </div>
    </nav>
  );
}

function sizesWith(limit: number): readonly number[] {
  return PAGE_SIZES.some((size) => size === limit)
    ? PAGE_SIZES
    : [...PAGE_SIZES, limit].sort((a, b) => a - b);
}

/** The page links to show: first, last, and the neighbours of the current one; `gap` where some are left out. */
function pageNumbers(page: number, last: number): readonly (number | 'gap-before' | 'gap-after')[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, last - 4));
  const to = Math.min(last - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < last - 1 ? (['gap-after'] as const) : []),
    last,
  ];
}
