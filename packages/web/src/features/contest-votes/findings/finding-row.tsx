import type { VoteFinding } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { evidenceText, PATTERN_TEXTS } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import type { FindingAction, FindingState } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { FINDING_STATE_TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from '../votes.module.css';
import { FindingVotes } from './finding-votes.tsx';

const TONES: Readonly<Record<FindingState, StatusTone>> = {
  PROPOSED: 'waiting',
  STRUCK: 'rejected',
  DISMISSED: 'published',
  UNDONE: 'returned',
};

interface FindingRowProps {
  readonly contestId: string;
  readonly finding: VoteFinding;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onDecide: (action: FindingAction) => void;
}

/** One proposal: which pattern, in which work, by what evidence, and what was decided about it. */
export function FindingRow({ contestId, finding, isTicked, onTick, onDecide }: FindingRowProps) {
  const { t } = useTranslation('contest-votes');
  const [isOpen, setOpen] = useState(false);
  const language = screenLanguage();
  const { pattern, state, submission, evidence, reason, decidedBy, decidedTime } = finding;
  const name = `${PATTERN_TEXTS[pattern][language]}, ${submission.number}`;
  return (
    <li className={styles.finding}>
      {state === 'PROPOSED' && (
        <Checkbox
          aria-label={t('findings.choose', { name })}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      )}
      <div className={styles.body}>
        <Row gap={2} align="center">
          <Chip>{PATTERN_TEXTS[pattern][language]}</Chip>
          <span className={textStyles.strong}>
            <span className={styles.number}>{submission.number}</span> · {submission.title}
          </span>
          <StatusTag tone={TONES[state]}>{FINDING_STATE_TEXTS[state][language]}</StatusTag>
        </Row>
        <p>{evidenceText(pattern, evidence, language)}</p>
        {reason !== '' && (
          <p className={textStyles.hint}>
            {decidedBy} · <DateText time={decidedTime} /> · {reason}
            {state === 'STRUCK' && ` · ${t('findings.struckNow', { votes: formatNumber(finding.struck) })}`}
          </p>
        )}
        <Row gap={2}>
          <Button size="compact" variant="quiet" onClick={() => setOpen(true)}>
            {t('findings.votes', { votes: formatNumber(finding.votes) })}
          </Button>
          {state === 'STRUCK' && (
            <Button size="compact" onClick={() => onDecide('undo')}>
              {t('findings.undo')}
            </Button>
          )}
          {(state === 'DISMISSED' || state === 'UNDONE') && (
            <Button size="compact" onClick={() => onDecide('strike')}>
              {t('findings.strikeAfterAll')}
            </Button>
          )}
        </Row>
      </div>
      {isOpen && (
        <FindingVotes contestId={contestId} finding={finding} name={name} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
