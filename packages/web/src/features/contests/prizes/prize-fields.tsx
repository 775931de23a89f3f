import { MEDAL_TEXTS, PRIZE_KIND_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import type { ContestCategory, Medal, PrizeKind } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';
import { Labelled } from '../labelled.tsx';
import type { PrizesValues, PrizeValues } from './prize-values.ts';

interface PrizeFieldsProps {
  readonly form: FormStore<PrizesValues>;
  readonly at: number;
  readonly prize: PrizeValues;
  readonly name: string;
  readonly categories: readonly ContestCategory[];
  readonly onChange: (change: Partial<PrizeValues>) => void;
  readonly onRemove: () => void;
}

const ALL = 'ALL';
type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;
const optionsOf = (texts: Texts) =>
  Object.entries(texts).map(([value, text]) => ({ value, label: text[currentLanguage()] }));

/** One prize. */
export function PrizeFields({ form, at, prize, name, categories, onChange, onRemove }: PrizeFieldsProps) {
  const { t } = useTranslation('contests');
  const path = `prizes.${at}`;
  return (
    <section className={styles.part} aria-label={name}>
      <Row align="center" justify="between" wrap={false}>
        <h3 className={textStyles.strong}>{name}</h3>
        <IconButton icon={<Trash2 size={16} />} label={t('prizes.remove', { name })} onClick={onRemove} />
      </Row>
      <div className={styles.pair}>
        <Labelled form={form} path={`${path}.name`} label={factLabel('prizeName')}>
          {(names) => (
            <TextInput {...names} value={prize.name} onChange={(text) => onChange({ name: text })} />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.nameEn`} label={factLabel('prizeNameEn')}>
          {(names) => (
            <TextInput {...names} value={prize.nameEn} onChange={(text) => onChange({ nameEn: text })} />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.category`} label={factLabel('workCategory')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('workCategory')}
              options={[
                { value: ALL, label: t('prizes.allCategories') },
                ...categories.map((value) => ({ value, label: CATEGORY_TEXTS[value][currentLanguage()] })),
              ]}
              value={prize.category ?? ALL}
              onChange={(value) =>
                onChange({ category: categories.find((category) => category === value) ?? null })
              }
            />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.kind`} label={factLabel('prizeKind')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('prizeKind')}
              options={optionsOf(PRIZE_KIND_TEXTS)}
              value={prize.kind}
              onChange={(kind) => onChange({ kind: kind as PrizeKind })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.medal`} label={factLabel('medal')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('medal')}
              options={optionsOf(MEDAL_TEXTS)}
              value={prize.medal}
              onChange={(medal) => onChange({ medal: medal as Medal })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.quantity`} label={factLabel('prizeQuantity')}>
          {(names) => (
            <NumberInput
              {...names}
              min={1}
              value={prize.quantity}
              onChange={(quantity) => onChange({ quantity })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`${path}.amount`} label={factLabel('prizeAmount')}>
          {(names) => (
            <NumberInput
              {...names}
              min={0}
              step={1_000_000}
              after="đ"
              value={prize.amount}
              onChange={(amount) => onChange({ amount })}
            />
          )}
        </Labelled>
      </div>
    </section>
  );
}
