import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { Choice } from './merge-texts.ts';
import styles from './merging.module.css';

export interface Answer {
  readonly kind: Choice['kind'];
  readonly label: string;
  /** What it would be; absent where the others say it. */
  readonly shown?: ReactNode;
}

interface QuestionProps {
  readonly id: string;
  readonly label: string;
  /** What stood there before both. */
  readonly before?: ReactNode;
  readonly answers: readonly Answer[];
  /** What one's own text begins with. */
  readonly ownText: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** One place that both changed; arrows go from answer to answer. */
export function Question(props: QuestionProps) {
  const { id, label, before, answers, ownText, choice, onChoose } = props;
  const { t } = useTranslation('merge');
  const name = useId();
  return (
    <fieldset className={styles.question} data-question={id} data-decided={choice !== undefined}>
      <legend className={styles.legend}>{label}</legend>
      {before !== undefined && (
        <div className={styles.before}>
          <span className={styles.who}>{t('base')}</span>
          {before}
        </div>
      )}
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.kind} className={styles.answer}>
            <input
              type="radio"
              name={name}
              checked={choice?.kind === answer.kind}
              onChange={() =>
                onChoose(answer.kind === 'own' ? { kind: 'own', text: ownText } : { kind: answer.kind })
              }
            />
            <span className={styles.side}>
              <span className={styles.who}>{answer.label}</span>
              {answer.shown}
            </span>
          </label>
        ))}
      </div>
      {choice?.kind === 'own' && (
        <TextArea
          aria-label={t('ownText', { place: label })}
          value={choice.text}
          onChange={(text) => onChoose({ kind: 'own', text })}
        />
      )}
    </fieldset>
  );
}
