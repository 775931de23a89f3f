import type { MoveWords } from '@toasoan/contract/features/submissions/submission-changes.ts';
import {
  REASON_CODES,
  type ReasonCode,
  type SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { reasonName, stateName } from '../submission-words.ts';
import styles from './move-dialog.module.css';
import { usualFixTime } from './ways.ts';

interface MoveDialogProps {
  /** The work, or how many. */
  readonly name: string;
  readonly to: SubmissionState;
  readonly needs: readonly ('reason' | 'decision')[];
  readonly endTime: string | null;
  readonly onSend: (words: MoveWords) => void;
  readonly onClose: () => void;
}

/** Reasons that a person gives; the others come from a clock. */
const GIVEN: readonly ReasonCode[] = REASON_CODES.filter((code) => code !== 'NOT_MENDED');
const OUT: readonly SubmissionState[] = ['INVALID', 'DISQUALIFIED', 'REVOKED', 'ELIMINATED'];
const MOST_WORDS = 1_000;

/** What must be said with a decision: the reason that the author reads, a time to mend, the number of a decision. */
export function MoveDialog({ name, to, needs, endTime, onSend, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['submissions', 'ui']);
  const id = useId();
  const now = useNow();
  const [reason, setReason] = useState<ReasonCode>();
  const [words, setWords] = useState('');
  const [fixUntil, setFixUntil] = useState<string | null>(() => usualFixTime(Date.now(), endTime));
  const [decisionNo, setDecisionNo] = useState('');
  const [decisionDate, setDecisionDate] = useState<string>();
  const asksReason = needs.includes('reason');
  const asksDecision = needs.includes('decision');
  const missing = missingOf();

  function missingOf(): string | undefined {
    if (asksReason && reason === undefined) return t('move.reasonMissing');
    if (reason === 'OTHER' && words.trim() === '') return t('move.wordsMissing');
    const isUndecided = decisionNo.trim() === '' || decisionDate === undefined;
    return asksDecision && isUndecided ? t('move.decisionMissing') : undefined;
  }
  function send(): void {
    if (missing !== undefined) return;
    onSend({
      to,
      reasonText: words.trim(),
      ...(reason && { reasonCode: reason }),
      ...(to === 'NEEDS_FIX' && fixUntil !== null && { fixUntil }),
      ...(asksDecision && { decisionNo: decisionNo.trim(), decisionDate }),
    });
  }
  /** A digit chooses a reason while nobody is typing; Ctrl+Enter sends. */
  function pressed(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    const chosen = isTyping(event.target) ? undefined : GIVEN[Number(event.key) - 1];
    if (chosen && asksReason) setReason(chosen);
  }
  return (
    <Dialog
      title={t('move.title', { name, state: stateName(to) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant={OUT.includes(to) ? 'danger' : 'main'}
            shortcut="Ctrl Enter"
            disabledReason={missing}
            onClick={send}
          >
            {t(`verb.${to}`)}
          </Button>
        </>
      }
    >
      <Stack gap={4} onKeyDown={pressed}>
        {asksReason && (
          <fieldset className={styles.reasons}>
            <legend className={textStyles.label}>{t('move.reason')}</legend>
            {GIVEN.map((code, index) => (
              <label key={code} className={styles.reason}>
                <input
                  type="radio"
                  name={`${id}-reason`}
                  checked={code === reason}
                  onChange={() => setReason(code)}
                  {...(index === 0 && { 'data-first-focus': true })}
                />
                <span>{reasonName(code)}</span>
                {index < 9 && (
                  <kbd className={styles.key} aria-hidden>
                    {index + 1}
                  </kbd>
                )}
              </label>
            ))}
          </fieldset>
        )}
        {asksReason && (
          <Stack gap={1}>
            <label className={textStyles.label} htmlFor={`${id}-words`}>
              {t('move.words')}
            </label>
            <TextArea
              id={`${id}-words`}
              rows={2}
              maxLength={MOST_WORDS}
              value={words}
              onChange={setWords}
              aria-describedby={`${id}-hint`}
            />
            <span id={`${id}-hint`} className={textStyles.hint}>
              {t('move.wordsHint')}
            </span>
          </Stack>
        )}
        {to === 'NEEDS_FIX' && (
          <Stack gap={1}>
            <label className={textStyles.label} htmlFor={`${id}-until`}>
              {t('move.fixUntil')}
            </label>
            <DateTimeInput
              id={`${id}-until`}
              value={fixUntil}
              min={now.toISOString()}
              onChange={setFixUntil}
            />
          </Stack>
        )}
        {asksDecision && (
          <Stack gap={1}>
            <label className={textStyles.label} htmlFor={`${id}-number`}>
              {t('move.decisionNo')}
            </label>
            <TextInput id={`${id}-number`} maxLength={60} value={decisionNo} onChange={setDecisionNo} />
            <DayInput
              label={t('move.decisionDate')}
              value={decisionDate}
              today={dayIn(NEWSROOM_ZONE, now)}
              onChange={setDecisionDate}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
