import { DUE_FILTERS, type PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';

/** What is late, and what is due today; of use to who edits. */
export function DueFilter({ address }: { readonly address: ListAddress<PostListQuery> }) {
  const { t } = useTranslation('list');
  const mayForward = useMay('post.forward');
  const values = address.query.due ?? [];
  if (!mayForward && values.length === 0) return null;
  return (
    <FilterSelect
      label={t('due')}
      multiple
      options={DUE_FILTERS.map((value) => ({ value, label: t(`due.${value}`) }))}
      values={values}
      onChange={(due) => address.change({ due })}
    />
  );
}
