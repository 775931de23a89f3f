import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { pressedMark, TEN_STEPS } from '@toasoan/contract/features/contest-jury/room/mark-keys.ts';
import {
  type NamedCriterion,
  namedCriteria,
} from '@toasoan/contract/features/contest-jury/room/named-criteria.ts';
import {
  type Mark,
  marksGiven,
  type RoundScale,
  totalSoFar,
} from '@toasoan/contract/features/contest-jury/round-scale.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { pointsText } from '../points-text.ts';
import styles from './score-panel.module.css';

interface ScorePanelProps {
  readonly round: JuryRound;
  readonly marks: readonly Mark[];
  readonly active: string;
  readonly comment: string;
  /** Scores may still change. */
  readonly isOpen: boolean;
  /** In words, what was kept last. */
  readonly status: ReactNode;
  readonly onMark: (key: string, value: number) => void;
  readonly onActive: (key: string) => void;
  readonly onComment: (comment: string) => void;
  readonly onCommentLeft: () => void;
  readonly onFinish: () => void;
  readonly onLater: () => void;
  readonly onLeave: () => void;
}

export function ScorePanel(props: ScorePanelProps) {
  const { round, marks, active, comment, isOpen, status } = props;
  const { t, i18n } = useTranslation('contest-jury');
  const criteria = namedCriteria(round, i18n.language, t('room.wholeWork'));
  const missing = criteria.length - marksGiven(round, marks);
  return (
    <section className={styles.panel} aria-label={t('room.scores')}>
      {criteria.map((one) => (
        <CriterionRow
          key={one.key}
          scale={round}
          criterion={one}
          value={marks.find(({ key }) => key === one.key)?.value}
          isActive={one.key === active}
          isOpen={isOpen}
          onActive={props.onActive}
          onMark={props.onMark}
        />
      ))}
      <div className={styles.whole}>
        {round.mode !== 'RANK' && <Total round={round} marks={marks} count={criteria.length} />}
        <TextArea
          aria-label={t('room.comment')}
          placeholder={t('room.comment')}
          rows={2}
          maxLength={1_000}
          disabled={!isOpen}
          value={comment}
          onChange={props.onComment}
          onBlur={props.onCommentLeft}
        />
      </div>
      <div className={styles.actions} data-own-enter>
        <Button
          variant="main"
          shortcut="Enter"
          disabledReason={isOpen ? undefined : t('room.locked')}
          onClick={props.onFinish}
        >
          {t('room.finish')}
        </Button>
        <p className={styles.status} role="status">
          {missing > 0 ? t('room.missing', { count: missing }) : status}
        </p>
        <div className={styles.ways}>
          <Button shortcut="S" disabledReason={isOpen ? undefined : t('room.locked')} onClick={props.onLater}>
            {t('room.later')}
          </Button>
          <Button shortcut="X" disabledReason={isOpen ? undefined : t('room.locked')} onClick={props.onLeave}>
            {t('room.leave')}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface TotalProps {
  readonly round: JuryRound;
  readonly marks: readonly Mark[];
  readonly count: number;
}

function Total({ round, marks, count }: TotalProps) {
  const { t } = useTranslation('contest-jury');
  const given = marksGiven(round, marks);
  return (
    <p className={styles.total}>
      <span>{given < count ? t('room.totalSoFar', { given, count }) : t('room.total')}</span>
      <strong>{pointsText(totalSoFar(round, marks))}</strong>
    </p>
  );
}

interface CriterionRowProps {
  readonly scale: RoundScale;
  readonly criterion: NamedCriterion;
  readonly value: number | undefined;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onActive: (key: string) => void;
  readonly onMark: (key: string, value: number) => void;
}

function CriterionRow(props: CriterionRowProps) {
  const { scale, criterion, value, isActive } = props;
  const { t } = useTranslation('contest-jury');
  return (
    <fieldset
      className={classNames(styles.criterion, isActive && styles.active)}
      onFocus={() => props.onActive(criterion.key)}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{criterion.name}</span>
        {criterion.weight !== null && (
          <span className={styles.weight}>{t('room.weight', { weight: criterion.weight })}</span>
        )}
        <output className={styles.value}>{scale.mode === 'THUMBS' ? '' : pointsText(value ?? null)}</output>
      </legend>
      <Marks {...props} />
      {isActive && scale.mode === 'SCORE10' && (
        <p className={styles.hint} aria-hidden>
          <span>
            <Kbd keys="1" /> – <Kbd keys="9" />, <Kbd keys="0" /> {t('room.tenKey')}
          </span>
          <span>
            <Kbd keys="." /> {t('room.halfKey')}
          </span>
        </p>
      )}
    </fieldset>
  );
}

function Marks({ scale, criterion, value, isOpen, onMark }: CriterionRowProps) {
  const { t } = useTranslation('contest-jury');
  if (scale.mode === 'SCORE100' || scale.mode === 'RANK')
    return (
      <NumberInput
        aria-label={criterion.name}
        min={scale.mode === 'RANK' ? 1 : 0}
        max={scale.mode === 'RANK' ? 20_000 : 100}
        disabled={!isOpen}
        value={value ?? null}
        onChange={(next) => {
          if (next !== null && !Number.isNaN(next)) onMark(criterion.key, next);
        }}
      />
    );
  const steps = scale.mode === 'THUMBS' ? [1, 0] : TEN_STEPS;
  return (
    <div className={styles.marks}>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          disabled={!isOpen}
          className={styles.mark}
          aria-pressed={value === step}
          data-filled={scale.mode === 'SCORE10' && value !== undefined && value > step ? true : undefined}
          data-half={scale.mode === 'SCORE10' && value === step - 0.5 ? true : undefined}
          onClick={() => onMark(criterion.key, pressedMark(scale, value, step))}
        >
          {scale.mode === 'THUMBS' ? t(step === 1 ? 'room.yes' : 'room.no') : step}
        </button>
      ))}
    </div>
  );
}
