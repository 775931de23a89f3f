import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Option } from '#web/ui/select/option.ts';
import { OptionList } from '#web/ui/select/option-list.tsx';
import type { Picked } from './picked.ts';
import { useSearchText } from './use-search-text.ts';

/** Query options that return the options for a text; '' returns suggestions. */
export type SearchOptions = (
  text: string,
) => UseQueryOptions<readonly Option[], Error, readonly Option[], QueryKey>;

const CREATE = 'create';

interface PickerListProps {
  readonly label: string;
  readonly search: SearchOptions;
  readonly chosen: readonly Picked[];
  readonly onToggle: (picked: Picked) => void;
  readonly onCreate: ((text: string) => Promise<Picked | undefined>) | undefined;
}

export function PickerList({ label, search, chosen, onToggle, onCreate }: PickerListProps) {
  const { t } = useTranslation('patterns');
  const { query, settled, setQuery } = useSearchText();
  const found = useQuery({ ...search(settled), placeholderData: keepPreviousData });
  const options = found.data ?? [];
  const typed = settled.trim();
  const known = options.some(
    (option) => option.label.toLocaleLowerCase('vi') === typed.toLocaleLowerCase('vi'),
  );
  const offers: readonly Option[] =
    onCreate && typed !== '' && !known && !found.isFetching
      ? [...options, { value: CREATE, label: t('picker.create', { name: typed }) }]
      : options;

  async function choose(option: Option) {
    if (option.value !== CREATE) {
      onToggle({ id: option.value, label: option.label });
      return;
    }
    const made = await onCreate?.(typed);
    if (made) onToggle(made);
  }
  return (
    <OptionList
      label={label}
      multiple
      options={offers}
      isChosen={(value) => chosen.some((one) => one.id === value)}
      onChoose={(option) => void choose(option)}
      query={query}
      onQuery={setQuery}
      hint={hintOf(found.isFetching, found.error, t)}
    />
  );
}

function hintOf(loading: boolean, error: Error | null, t: (key: string) => string): string {
  if (loading) return t('picker.loading');
  return error ? error.message : t('picker.nothing');
}
