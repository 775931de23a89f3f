import type { QaFinding } from '@toasoan/contract/features/translations/qa/qa-finding.ts';
import { CircleCheck, CircleX, RotateCcw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ShownSegment } from './shown-segments.ts';
import styles from './side-panel.module.css';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

interface ChecksPanelProps {
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
}

type Found = { readonly one: ShownSegment; readonly finding: QaFinding };

/** What is wrong anywhere in the text, errors first; a press goes there. */
export function ChecksPanel({ open, steps }: ChecksPanelProps) {
  const { t } = useTranslation('translations');
  const { shown, current } = open;
  const { mayEdit } = open.state.record;
  const stale = shown.filter(({ segment }) => segment.state === 'STALE');
  const empty = shown.filter(({ target }) => target.trim() === '');
  const all = shown
    .filter(({ target }) => target.trim() !== '')
    .flatMap((one) => one.findings.map((finding): Found => ({ one, finding })))
    .toSorted((one, other) => weight(one) - weight(other));
  const group = (ones: readonly ShownSegment[], title: string, text: string) =>
    ones.length > 0 && (
      <li className={styles.finding} data-severity="warning">
        <RotateCcw size={16} aria-hidden />
        <button type="button" className={styles.goTo} onClick={() => steps.goTo(ones[0]?.segment.id)}>
          <strong>{title}</strong>
          <span>{text}</span>
        </button>
        <span className={styles.where}>{t('where', { no: placesOf(ones) })}</span>
      </li>
    );
  if (all.length + stale.length + empty.length === 0)
    return (
      <p className={styles.clean}>
        <CircleCheck size={16} aria-hidden /> {t('checks.clean')}
      </p>
    );
  return (
    <ul className={styles.findings}>
      {all.map(({ one, finding }) => {
        const Sign = finding.severity === 'error' ? CircleX : TriangleAlert;
        return (
          <li
            key={`${one.segment.id} ${finding.code} ${finding.target?.start} ${finding.text.vi}`}
            className={styles.finding}
            data-severity={finding.severity}
            data-current={one === current || undefined}
          >
            <Sign size={16} aria-hidden />
            <button type="button" className={styles.goTo} onClick={() => steps.goTo(one.segment.id)}>
              <strong>{t(`code.${finding.code}`)}</strong>
              <span>{finding.text[currentLanguage()]}</span>
            </button>
            <span className={styles.where}>{t('where', { no: one.label })}</span>
            {mayEdit && !one.segment.isLocked && (
              <span className={styles.does}>
                {finding.fix !== undefined && (
                  <Button variant="quiet" size="compact" onClick={() => steps.apply(finding, one)}>
                    {t('fix.plain')}
                  </Button>
                )}
                {finding.severity === 'warning' && (
                  <Button variant="quiet" size="compact" onClick={() => steps.ignore(finding, one)}>
                    {t('fix.ignore')}
                  </Button>
                )}
              </span>
            )}
          </li>
        );
      })}
      {group(
        stale,
        t('checks.stale'),
        t('checks.staleText', { count: stale.length, same: shown.length - stale.length }),
      )}
      {group(empty, t('checks.empty'), t('checks.emptyText', { count: empty.length }))}
    </ul>
  );
}

const MOST_PLACES = 3;

function placesOf(ones: readonly ShownSegment[]): string {
  const labels = ones.slice(0, MOST_PLACES).map(({ label }) => label);
  return `${labels.join(', ')}${ones.length > MOST_PLACES ? '…' : ''}`;
}

const weight = ({ finding }: Found) => (finding.severity === 'error' ? 0 : 1);
