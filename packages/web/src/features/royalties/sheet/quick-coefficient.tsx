import { hasTwoDecimals } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { HIGHEST_COEFFICIENT } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from '../royalties.module.css';
import { useSheetBulk } from '../royalty-queries.ts';

const MARK = 'data-quick-coefficient';

interface QuickCoefficientProps {
  readonly period: string;
  readonly row: Pick<SheetRow, 'id' | 'title'>;
}

/**
 * The coefficient of a post that nobody has set, typed in its row: Enter proposes it with the group of its genre and the
 * byline as payees, and goes on to the next row. Arrows move without saving.
 */
export function QuickCoefficient({ period, row }: QuickCoefficientProps) {
  const { t } = useTranslation('royalties');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const propose = useSheetBulk();

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key !== 'Enter') focusBeside(event.currentTarget, step);
    else if (send()) focusBeside(event.currentTarget, step);
  }
  function send(): boolean {
    const coefficient = Number(typed.trim().replace(',', '.'));
    const isRight =
      typed.trim() !== '' &&
      coefficient >= 0 &&
      coefficient <= HIGHEST_COEFFICIENT &&
      hasTwoDecimals(coefficient);
    setWrong(!isRight);
    if (!isRight) return false;
    propose.mutate(
      { action: 'propose', period, ids: [row.id], coefficient },
      {
        onSuccess: ({ results: [result] }) => {
          if (result?.ok) return;
          setWrong(true);
          showToast({ tone: 'warning', text: `${row.title}: ${result?.message ?? result?.code ?? ''}` });
        },
      },
    );
    return true;
  }
  return (
    <span className={styles.quick}>
      <TextInput
        {...{ [MARK]: true }}
        aria-label={t('quick.label', { title: row.title })}
        aria-invalid={isWrong || undefined}
        data-tip={t('quick.hint', { max: HIGHEST_COEFFICIENT })}
        inputMode="decimal"
        value={typed}
        disabled={propose.isPending}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        onKeyDown={pressed}
      />
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function focusBeside(input: HTMLInputElement, step: number): void {
  const all = [...document.querySelectorAll<HTMLInputElement>(`[${MARK}]`)];
  const next = all[all.indexOf(input) + step];
  next?.focus();
  next?.select();
}
