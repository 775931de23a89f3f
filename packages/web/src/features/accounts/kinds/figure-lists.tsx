import type { FigureProfile } from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from '../inputs/inputs.module.css';
import { PeopleInput } from '../inputs/people-input.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { useAccountPage } from '../page/account-context.ts';

interface YearCellProps {
  readonly label: string;
  readonly value: number | null;
  readonly disabled: boolean | undefined;
  readonly onChange: (year: number | null) => void;
}

/** A year without grouping: "1820", not "1.820". */
function YearCell({ label, value, disabled, onChange }: YearCellProps) {
  const { t } = useTranslation('accounts');
  return (
    <span className={styles.narrow}>
      <TextInput
        aria-label={label}
        placeholder={t('year')}
        inputMode="numeric"
        maxLength={5}
        disabled={disabled}
        value={value === null ? '' : String(value)}
        onChange={(text) => onChange(/^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null)}
      />
    </span>
  );
}

interface WordCellProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly wide?: boolean;
  readonly disabled: boolean | undefined;
  readonly onChange: (text: string) => void;
}

function WordCell({ label, max, wide = false, ...input }: WordCellProps) {
  return (
    <span className={wide ? styles.wide : undefined}>
      <TextInput {...input} aria-label={label} placeholder={label.replace(/ \d+$/, '')} maxLength={max} />
    </span>
  );
}

export function PositionsInput(control: Control<FigureProfile['positions']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  const blank = { title: '', org: '', from: null, to: null, note: '' };
  const sorted = control.value.toSorted((one, other) => yearOf(one) - yearOf(other));
  const isSorted = sorted.every((one, index) => one === control.value[index]);
  return (
    <>
      <RowsInput {...control} blank={blank} addLabel={t('positions.add')} max={60} look="timeline">
        {(one, set, n) => (
          <>
            <YearCell
              label={t('positions.from', { n })}
              value={one.from}
              disabled={disabled}
              onChange={(from) => set({ from })}
            />
            <YearCell
              label={t('positions.to', { n })}
              value={one.to}
              disabled={disabled}
              onChange={(to) => set({ to })}
            />
            <WordCell
              wide
              label={t('positions.title', { n })}
              value={one.title}
              max={200}
              disabled={disabled}
              onChange={(title) => set({ title })}
            />
            <WordCell
              label={t('positions.org', { n })}
              value={one.org}
              max={200}
              disabled={disabled}
              onChange={(org) => set({ org })}
            />
            <WordCell
              wide
              label={t('positions.note', { n })}
              value={one.note}
              max={300}
              disabled={disabled}
              onChange={(note) => set({ note })}
            />
          </>
        )}
      </RowsInput>
      {!disabled && !isSorted && (
        <div>
          <Button size="compact" onClick={() => control.onChange(sorted)}>
            {t('positions.sort')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A fact without a year stays at the end. */
function yearOf({ from, to }: FigureProfile['positions'][number]): number {
  return from ?? to ?? Number.POSITIVE_INFINITY;
}

export function AwardsInput(control: Control<FigureProfile['awards']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  return (
    <RowsInput {...control} blank={{ name: '', year: null }} addLabel={t('awards.add')} max={60}>
      {(one, set, n) => (
        <>
          <YearCell
            label={t('awards.year', { n })}
            value={one.year}
            disabled={disabled}
            onChange={(year) => set({ year })}
          />
          <WordCell
            wide
            label={t('awards.name', { n })}
            value={one.name}
            max={200}
            disabled={disabled}
            onChange={(name) => set({ name })}
          />
        </>
      )}
    </RowsInput>
  );
}

export function WorksInput(control: Control<FigureProfile['works']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  return (
    <RowsInput
      {...control}
      blank={{ title: '', year: null, note: '' }}
      addLabel={t('works.add')}
      max={100}
      look="cards"
    >
      {(one, set, n) => (
        <>
          <WordCell
            wide
            label={t('works.title', { n })}
            value={one.title}
            max={200}
            disabled={disabled}
            onChange={(title) => set({ title })}
          />
          <YearCell
            label={t('works.year', { n })}
            value={one.year}
            disabled={disabled}
            onChange={(year) => set({ year })}
          />
          <WordCell
            label={t('works.note', { n })}
            value={one.note}
            max={200}
            disabled={disabled}
            onChange={(note) => set({ note })}
          />
        </>
      )}
    </RowsInput>
  );
}

export function QuotesInput(control: Control<FigureProfile['quotes']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  return (
    <RowsInput {...control} blank={{ text: '', source: '' }} addLabel={t('quotes.add')} max={30}>
      {(one, set, n) => (
        <>
          <span className={styles.wide}>
            <TextArea
              aria-label={t('quotes.text', { n })}
              rows={2}
              maxLength={1000}
              disabled={disabled}
              value={one.text}
              onChange={(text) => set({ text })}
            />
          </span>
          <WordCell
            label={t('quotes.source', { n })}
            value={one.source}
            max={200}
            disabled={disabled}
            onChange={(source) => set({ source })}
          />
        </>
      )}
    </RowsInput>
  );
}

/** Each related figure with what it is to this one. */
export function RelationsInput({ value, onChange, ...control }: Control<FigureProfile['relations']>) {
  const { t } = useTranslation('accounts');
  const { nameOf } = useAccountPage();
  return (
    <>
      <PeopleInput
        {...control}
        label={t('relations')}
        types={['figure']}
        max={60}
        value={value.map(({ accountId }) => accountId)}
        onChange={(ids) =>
          onChange(
            ids.map(
              (id) => value.find(({ accountId }) => accountId === id) ?? { accountId: id, relation: '' },
            ),
          )
        }
      />
      {value.map((one, index) => (
        <div key={one.accountId}>
          <TextInput
            aria-label={t('relations.of', { name: nameOf(one.accountId) ?? t('people.gone') })}
            before={nameOf(one.accountId) ?? t('people.gone')}
            placeholder={t('relations.hint')}
            maxLength={80}
            disabled={control.disabled}
            value={one.relation}
            onChange={(relation) =>
              onChange(value.map((other, at) => (at === index ? { ...other, relation } : other)))
            }
          />
        </div>
      ))}
    </>
  );
}
