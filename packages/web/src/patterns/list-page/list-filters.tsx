import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import { useBarHeight } from '#web/ui/hooks/use-bar-height.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import styles from './list-page.module.css';
import type { ListPageState, ListRow } from './use-list-page.ts';

interface ListFiltersProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  readonly searchLabel: string;
  /** The filter that the search box writes. */
  readonly searchFilter?: string;
  /** Beside the search box, also where filters are folded. */
  readonly searchOptions?: ReactNode;
  /** Selects and the like. */
  readonly children?: ReactNode;
  /** After the selects, always in sight: leads to the further filters. */
  readonly more?: ReactNode;
  /** The further filters while they are unfolded, in a row of their own. */
  readonly further?: ReactNode;
  /** On the right: columns, density, views. */
  readonly tools?: ReactNode;
}

/** Search, filters, "Xóa lọc"; stays in sight while the list scrolls. */
export function ListFilters<Row extends ListRow>({
  page,
  searchLabel,
  searchFilter = 'text',
  searchOptions,
  children,
  more,
  further,
  tools,
}: ListFiltersProps<Row>) {
  const { t } = useTranslation('patterns');
  const { address } = page;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--list-bar-height');
  const choicesId = useId();
  const narrow = useMedia(BELOW_CARDS);
  const [unfolded, setUnfolded] = useState(false);
  // Further filters that are open stay in sight when the window becomes narrow.
  const isFolded = narrow && !unfolded && !further;
  const row = (
    <search ref={bar} className={styles.filters}>
      <div className={styles.search} data-list-search>
        <SearchBox
          label={searchLabel}
          value={textIn(address.query, searchFilter)}
          onSearch={(text) => address.change({ [searchFilter]: text })}
          {...(searchFilter !== 'text' && { placeholder: searchLabel })}
          shortcut="/"
        />
      </div>
      {searchOptions}
      {children && narrow && (
        <IconButton
          variant="plain"
          size="large"
          icon={<SlidersHorizontal size={18} />}
          label={t('list.filters')}
          aria-expanded={unfolded}
          aria-controls={choicesId}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
      {children && (
        <div id={choicesId} hidden={isFolded} className={styles.choices} data-list-filters>
          <div className={styles.chips}>{children}</div>
          {more}
        </div>
      )}
      {address.filtered && (
        <Button variant="quiet" className={styles.clear} onClick={address.clearFilters}>
          {t('list.clearFilters')}
        </Button>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </search>
  );
  return (
    <>
      {row}
      {further && !isFolded && <div className={styles.further}>{further}</div>}
    </>
  );
}

function textIn(query: object, filter: string): string {
  const value: unknown = Reflect.get(query, filter);
  return typeof value === 'string' ? value : '';
}
