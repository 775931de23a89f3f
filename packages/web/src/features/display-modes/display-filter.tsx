import { DISPLAY_MODES, type DisplayMode } from '@toasoan/contract/features/display-modes/display.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';

interface DisplayFilterProps {
  readonly address: Pick<
    ListAddress<ListQueryShape & { readonly displayMode?: readonly DisplayMode[] | undefined }>,
    'query' | 'change'
  >;
}

/** The filter of a list by display mode. */
export function DisplayFilter({ address }: DisplayFilterProps) {
  const { t } = useTranslation('display-modes');
  return (
    <FilterSelect
      label={t('field.mode')}
      multiple
      options={DISPLAY_MODES.map((mode) => ({ value: mode, label: t(`short.${mode}`) }))}
      values={address.query.displayMode ?? []}
      onChange={(displayMode) => address.change({ displayMode })}
    />
  );
}
