import type { GlossaryFacets } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { pairWords } from './glossary-words.ts';

interface PairFilterProps {
  readonly pairs: GlossaryFacets['pairs'];
  readonly value: { readonly sourceLang?: string | undefined; readonly targetLang?: string | undefined };
  readonly onChange: (pair: { sourceLang: string | null; targetLang: string | null }) => void;
}

/** One of the pairs that entries have, in one direction. */
export function PairFilter({ pairs, value: { sourceLang, targetLang }, onChange }: PairFilterProps) {
  const { t } = useTranslation('glossary');
  const chosen = sourceLang && targetLang ? [`${sourceLang} ${targetLang}`] : [];
  return (
    <FilterSelect
      label={t('column.pair')}
      options={pairs.map((pair) => ({
        value: `${pair.sourceLang} ${pair.targetLang}`,
        label: pairWords(pair),
      }))}
      values={chosen}
      onChange={([pair]) => {
        const [source = null, target = null] = pair?.split(' ') ?? [];
        onChange({ sourceLang: source, targetLang: target });
      }}
    />
  );
}
