import { MOST_ENGINES } from '@toasoan/contract/features/machine-translation/engine.ts';
import type { PairOrder } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import { RECORD_LANGUAGES, type RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOptions, pairWords } from '#web/features/glossary/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';

interface PairOrdersProps {
  readonly options: readonly Option[];
  readonly value: readonly PairOrder[];
  readonly onChange: (value: PairOrder[]) => void;
}

/** Pairs of languages with engines of their own; without any, the pair waits for people. */
export function PairOrders({ options, value, onChange }: PairOrdersProps) {
  const { t } = useTranslation('machine-translation');
  const languages = languageOptions();
  const change = (at: number, next: Partial<PairOrder>) =>
    onChange(value.map((pair, no) => (no === at ? { ...pair, ...next } : pair)));
  const free = RECORD_LANGUAGES.find(
    (lang) => lang !== 'vi' && value.every((pair) => pair.sourceLang !== 'vi' || pair.targetLang !== lang),
  );
  return (
    <Stack gap={2}>
      <span className={textStyles.label}>{t('pairs.title')}</span>
      <p className={textStyles.hint}>{t('pairs.hint')}</p>
      {value.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same pair while a person chooses.
        <Row key={at} gap={2} align="center" role="group" aria-label={pairWords(pair)}>
          <Select
            label={t('pairs.source')}
            options={languages}
            value={pair.sourceLang}
            onChange={(lang) => change(at, { sourceLang: lang as RecordLanguage })}
          />
          <Select
            label={t('pairs.target')}
            options={languages}
            value={pair.targetLang}
            onChange={(lang) => change(at, { targetLang: lang as RecordLanguage })}
          />
          <MultiSelect
            label={t('pairs.engines', { pair: pairWords(pair) })}
            addLabel={t('settings.addEngine')}
            options={options}
            max={MOST_ENGINES}
            value={pair.engineIds}
            onChange={(engineIds) => change(at, { engineIds: [...engineIds] })}
          />
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('pairs.remove', { pair: pairWords(pair) })}
            onClick={() => onChange(value.filter((_, no) => no !== at))}
          />
        </Row>
      ))}
      <Row>
        <Button
          icon={<Plus size={16} />}
          onClick={() => onChange([...value, { sourceLang: 'vi', targetLang: free ?? 'en', engineIds: [] }])}
        >
          {t('pairs.add')}
        </Button>
      </Row>
    </Stack>
  );
}
