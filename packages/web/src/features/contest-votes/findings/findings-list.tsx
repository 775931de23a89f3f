import { useQuery } from '@tanstack/react-query';
import type { VoteFinding, VotesOverview } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import {
  FINDING_STATES,
  type FindingAction,
  type FindingState,
} from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { FINDING_STATE_TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from '../votes.module.css';
import { voteFindings } from '../votes-queries.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { FindingRow } from './finding-row.tsx';

interface FindingsListProps {
  readonly contestId: string;
  readonly overview: VotesOverview;
}

interface Deciding {
  readonly action: FindingAction;
  readonly findings: readonly VoteFinding[];
}

/** At once, as a bulk call takes. */
const SHOWN = 100;

/** Votes that are proposed to be struck, each with its evidence; struck together, kept, or restored. */
export function FindingsList({ contestId, overview }: FindingsListProps) {
  const { t } = useTranslation('contest-votes');
  const projectId = useProjectId();
  const [state, setState] = useState<FindingState | undefined>('PROPOSED');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<Deciding>();
  const query = { contestId, limit: SHOWN, ...(state && { state: [state] }) };
  const findings = useQuery(voteFindings(projectId, query, overview.analysisTime));
  const language = screenLanguage();
  const rows = findings.data?.items ?? [];
  const open = rows.filter((row) => row.state === 'PROPOSED');
  const ticked = open.filter(({ id }) => chosen.has(id));
  const tick = (ids: readonly string[], on: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });
  if (findings.error)
    return (
      <LoadFailure
        title={t('findings.loadFailed')}
        error={findings.error}
        onRetry={() => void findings.refetch()}
        retrying={findings.isFetching}
      />
    );
  return (
    <section className={styles.card} aria-labelledby="vote-findings">
      <Row justify="between" align="center">
        <Row gap={2} align="baseline">
          <h2 id="vote-findings">{t('findings.title')}</h2>
          <span className={textStyles.hint}>
            {overview.analysisTime === null ? (
              t('findings.never')
            ) : (
              <>
                {t('findings.at')} <DateText time={overview.analysisTime} />
              </>
            )}
          </span>
        </Row>
        <FilterSelect
          label={t('findings.state')}
          options={FINDING_STATES.map((value) => ({ value, label: FINDING_STATE_TEXTS[value][language] }))}
          values={state ? [state] : []}
          onChange={([value]) => {
            setState(value as FindingState | undefined);
            setChosen(new Set());
          }}
        />
      </Row>
      {open.length > 0 && (
        <Row gap={2} align="center">
          <Checkbox
            checked={ticked.length === open.length}
            indeterminate={ticked.length > 0 && ticked.length < open.length}
            onChange={({ target }) =>
              tick(
                open.map(({ id }) => id),
                target.checked,
              )
            }
          >
            {t('findings.all', { count: open.length })}
          </Checkbox>
          <Button
            size="compact"
            variant="danger"
            disabledReason={ticked.length === 0 ? t('findings.chooseFirst') : undefined}
            onClick={() => setDeciding({ action: 'strike', findings: ticked })}
          >
            {t('findings.strike', { votes: formatNumber(votesIn(ticked)) })}
          </Button>
          <Button
            size="compact"
            disabledReason={ticked.length === 0 ? t('findings.chooseFirst') : undefined}
            onClick={() => setDeciding({ action: 'dismiss', findings: ticked })}
          >
            {t('findings.keep')}
          </Button>
        </Row>
      )}
      {findings.data && rows.length === 0 && (
        <p className={textStyles.hint}>
          {state === 'PROPOSED' ? t('findings.none') : t('findings.noneSuch')}
        </p>
      )}
      <Stack as="ul" gap={3}>
        {rows.map((finding) => (
          <FindingRow
            key={finding.id}
            contestId={contestId}
            finding={finding}
            isTicked={chosen.has(finding.id)}
            onTick={(on) => tick([finding.id], on)}
            onDecide={(action) => setDeciding({ action, findings: [finding] })}
          />
        ))}
      </Stack>
      {(findings.data?.total ?? 0) > SHOWN && (
        <p className={textStyles.hint}>{t('findings.cut', { count: SHOWN })}</p>
      )}
      {deciding && (
        <DecideDialog
          {...deciding}
          onDone={() => setChosen(new Set())}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </section>
  );
}

function votesIn(findings: readonly VoteFinding[]): number {
  return findings.reduce((sum, { votes }) => sum + votes, 0);
}
