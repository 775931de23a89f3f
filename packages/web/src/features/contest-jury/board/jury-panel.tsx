import { useQuery } from '@tanstack/react-query';
import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import type { BoardJuror, JuryBoard } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { contestJurors } from '../jury-queries.ts';
import { pointsText } from '../points-text.ts';
import styles from './board.module.css';
import { LinkLine } from './link-line.tsx';

interface JuryPanelProps {
  readonly board: JuryBoard;
  readonly mayRun: boolean;
  readonly onHandOver: (juror: BoardJuror) => void;
  readonly onRemind: (juror: BoardJuror) => void;
  readonly onQuorum: () => void;
  readonly onAdd: () => void;
  readonly onChange: (juror: BoardJuror) => void;
  readonly onRemove: (juror: BoardJuror) => void;
}

/** How far each juror is, who will not be done in time, and how each measures beside the others. */
export function JuryPanel({
  board,
  mayRun,
  onHandOver,
  onRemind,
  onQuorum,
  onAdd,
  onChange,
  onRemove,
}: JuryPanelProps) {
  const { t } = useTranslation('contest-jury');
  const { jurors, done, asked, round } = board;
  // Addresses and links are for those who manage the jury.
  const entries = useQuery({ ...contestJurors(useProjectId(), round.contestId), enabled: mayRun });
  const entryOf = (id: string) => entries.data?.find((entry) => entry.id === id);
  const slow = jurors.filter(({ atRisk }) => atRisk > 0);
  return (
    <section className={styles.card} aria-labelledby="jury-panel">
      <Row justify="between" align="center">
        <h2 id="jury-panel">{t('jury.title')}</h2>
        <span className={textStyles.hint}>
          {t('jury.scores', { done: formatNumber(done), asked: formatNumber(asked) })}
        </span>
      </Row>
      <Stack as="ul" gap={3}>
        {jurors.map((juror) => (
          <li key={juror.id}>
            <Row justify="between" align="center">
              <Row gap={1} align="center" as="span">
                <span>{juror.name}</span>
                {juror.isChair && <Chip>{t('jury.chair')}</Chip>}
                {juror.state === 'REMOVED' && <Chip>{t('jury.removed')}</Chip>}
                {juror.atRisk > 0 && <Chip>{t('jury.late', { count: juror.atRisk })}</Chip>}
                {juror.recused > 0 && <Chip>{t('jury.recused', { count: juror.recused })}</Chip>}
              </Row>
              {mayRun && juror.state === 'ACTIVE' && (
                <Row gap={1} as="span">
                  <Button size="compact" variant="quiet" onClick={() => onChange(juror)}>
                    {t('jury.change')}
                  </Button>
                  <Button size="compact" variant="quiet" onClick={() => onRemove(juror)}>
                    {t('jury.remove')}
                  </Button>
                </Row>
              )}
            </Row>
            <ProgressBar
              label={juror.name}
              done={juror.done}
              total={juror.done + juror.todo}
              tone={juror.atRisk > 0 ? 'tight' : juror.todo === 0 ? 'done' : 'going'}
            />
            <Measure juror={juror} />
            <OwnLink juror={entryOf(juror.id)} />
          </li>
        ))}
      </Stack>
      {mayRun &&
        slow.map((juror) => (
          <Banner key={juror.id} tone="warning" sign={<AlarmClock size={18} />}>
            <Stack gap={2}>
              <p>{t('jury.slow', { name: juror.name })}</p>
              <Row gap={2}>
                <Button size="compact" onClick={() => onRemind(juror)}>
                  {t('jury.remind')}
                </Button>
                <Button size="compact" onClick={() => onHandOver(juror)}>
                  {t('jury.handOver', { count: juror.todo })}
                </Button>
                {board.round.jurorsPerEntry > 1 && (
                  <Button size="compact" onClick={onQuorum}>
                    {t('jury.fewer', { count: board.round.jurorsPerEntry - 1 })}
                  </Button>
                )}
              </Row>
            </Stack>
          </Banner>
        ))}
      {mayRun && (
        <Row gap={2}>
          <Button size="compact" onClick={onAdd}>
            {t('jury.add')}
          </Button>
          {board.round.state === 'OPEN' && (
            <Button size="compact" variant="quiet" onClick={onQuorum}>
              {t('jury.quorum', { count: board.round.jurorsPerEntry })}
            </Button>
          )}
        </Row>
      )}
    </section>
  );
}

function OwnLink({ juror }: { readonly juror: Juror | undefined }) {
  if (!juror?.external || juror.state !== 'ACTIVE') return null;
  return <LinkLine juror={juror} external={juror.external} />;
}

/** Shown and never applied: the juror's distance from the others, and from the own first look. */
function Measure({ juror }: { readonly juror: BoardJuror }) {
  const { t } = useTranslation('contest-jury');
  const { distance, onAnchors, inconsistency, shared, repeats } = juror;
  if (distance === null) return null;
  const signed = (value: number) => (value > 0 ? `+${pointsText(value)}` : pointsText(value));
  return (
    <p className={textStyles.hint}>
      {t('jury.distance', { points: signed(distance), count: shared })}
      {onAnchors !== null && ` · ${t('jury.onAnchors', { points: signed(onAnchors) })}`}
      {inconsistency !== null &&
        ` · ${t('jury.repeats', { points: pointsText(inconsistency), count: repeats })}`}
    </p>
  );
}
