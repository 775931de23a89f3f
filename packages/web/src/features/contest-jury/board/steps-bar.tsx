import { JURY_STATE_TEXTS } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { JuryStep } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { Circle, CircleCheck, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from './steps-bar.module.css';

interface StepsBarProps {
  readonly steps: readonly JuryStep[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The rounds of a contest; those that the jury scores can be opened. */
export function StepsBar({ steps, chosenId, onChoose }: StepsBarProps) {
  const { t } = useTranslation('contest-jury');
  const language = screenLanguage();
  return (
    <ol className={styles.steps} aria-label={t('board.steps')}>
      {steps.map((step) => {
        const content = (
          <>
            <StepSign step={step} />
            <span className={styles.words}>
              <strong>{ROUND_TEXTS[step.key][language]}</strong>
              <span className={styles.numbers}>
                {step.passed === null
                  ? t('board.works', { count: step.works })
                  : t('board.passed', {
                      works: formatNumber(step.works),
                      passed: formatNumber(step.passed),
                    })}
              </span>
              <span className={styles.state}>{JURY_STATE_TEXTS[step.state][language]}</span>
            </span>
          </>
        );
        const isJudged = step.key === 'PRELIM' || step.key === 'FINAL';
        return (
          <li key={step.id} className={styles.step} data-chosen={step.id === chosenId || undefined}>
            {isJudged ? (
              <button
                type="button"
                className={styles.open}
                aria-current={step.id === chosenId ? 'step' : undefined}
                onClick={() => onChoose(step.id)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.open}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepSign({ step }: { readonly step: JuryStep }) {
  if (step.state === 'APPLIED') return <CircleCheck size={20} className={styles.done} aria-hidden />;
  if (step.state === 'LOCKED') return <LockKeyhole size={20} aria-hidden />;
  if (step.state === 'WAITING' || step.asked === 0) return <Circle size={20} aria-hidden />;
  const share = Math.floor((100 * step.done) / step.asked);
  return (
    <span className={styles.ring} style={{ ['--share' as string]: `${share}%` }}>
      {share}%
    </span>
  );
}
