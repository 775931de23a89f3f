import { Check, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './article-compare.module.css';
import type { ArticleChange } from './model/changes-of-rows.ts';
import type { ArticleChoice } from './use-article-choice.ts';

/** Each change is taken or left. */
export interface ChoosesChanges {
  readonly kind: 'choose';
  readonly choice: ArticleChoice;
  /** What taking one is called here, and leaving it. */
  readonly take: string;
  readonly leave: string;
}
/** One button per change. */
interface ActsOnChange {
  readonly kind: 'act';
  readonly label: string;
  readonly changes: readonly ArticleChange[];
  readonly run: (change: number) => void;
}
export type ChangeControls = ChoosesChanges | ActsOnChange;

export const changesOf = (controls: ChangeControls): readonly ArticleChange[] =>
  controls.kind === 'choose' ? controls.choice.changes : controls.changes;

export const TAKE_KEY = 'a';
export const LEAVE_KEY = 'r';

interface ChangeButtonsProps {
  readonly controls: ChangeControls;
  readonly change: number;
  /** Its keys are shown. */
  readonly isCurrent: boolean;
}

/** The buttons of one change. */
export function ChangeButtons({ controls, change, isCurrent }: ChangeButtonsProps) {
  const { t } = useTranslation('article-compare');
  const key = (letter: string) => (isCurrent ? { shortcut: letter.toUpperCase() } : {});
  if (controls.kind === 'act')
    return (
      <div className={styles.controls}>
        <Button
          size="compact"
          icon={<Undo2 size={14} />}
          {...key(TAKE_KEY)}
          onClick={() => controls.run(change)}
        >
          {controls.label}
        </Button>
      </div>
    );
  const { choice, take, leave } = controls;
  const isTaken = choice.isTaken(change);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" className={styles.controls} aria-label={t('choice.of', { n: change + 1 })}>
      <Button
        size="compact"
        variant="quiet"
        icon={<Check size={14} />}
        aria-pressed={isTaken}
        {...key(TAKE_KEY)}
        onClick={() => choice.choose(change, true)}
      >
        {take}
      </Button>
      <Button
        size="compact"
        variant="quiet"
        icon={<X size={14} />}
        aria-pressed={!isTaken}
        {...key(LEAVE_KEY)}
        onClick={() => choice.choose(change, false)}
      >
        {leave}
      </Button>
    </div>
  );
}

/** How many are taken, and all at once. */
export function ChoiceOfAll({ choice }: { readonly choice: ArticleChoice }) {
  const { t } = useTranslation('article-compare');
  const count = choice.changes.length;
  return (
    <>
      <span role="status">{t('choice.taken', { n: choice.taken, count })}</span>
      <Button size="compact" variant="quiet" onClick={() => choice.chooseAll(true)}>
        {t('choice.all')}
      </Button>
      <Button size="compact" variant="quiet" onClick={() => choice.chooseAll(false)}>
        {t('choice.none')}
      </Button>
    </>
  );
}
