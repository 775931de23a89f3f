import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { ReviewPage } from './use-review-page.ts';

const SORTS = ['-time', 'time', '-score'] as const;

const FurtherFilters = lazyChunk(async () => {
  const [module] = await Promise.all([import('./further-filters.tsx'), loadTexts(['categories'])]);
  return { default: module.FurtherFilters };
});

/** Search and order; the filters unfold below. */
export function ReviewFilters({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const [isOpen, setOpen] = useState(page.address.filtered);
  const filters = (
    <Suspense>
      <FurtherFilters page={page} />
    </Suspense>
  );
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      further={isOpen && filters}
      tools={
        <>
          <IconButton
            icon={<SlidersHorizontal size={18} />}
            label={t('filter.show')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <OrderMenu page={page} />
        </>
      }
    />
  );
}

function OrderMenu({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const { query, change } = page.address;
  return (
    <MenuButton
      label={t('order')}
      align="end"
      items={SORTS.map((sort) => ({
        key: sort,
        label: t(`order.${sort}`),
        chosen: sort === query.sort,
        onSelect: () => change({ sort: sort === '-time' ? null : sort }),
      }))}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          icon={<ArrowUpDown size={18} />}
          label={t('order.now', { order: t(`order.${query.sort}`) })}
        />
      )}
    </MenuButton>
  );
}
