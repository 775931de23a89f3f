import { useQuery } from '@tanstack/react-query';
import type { VoteFinding } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { PATTERN_TEXTS } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import { VOTE_STATE_TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import styles from '../votes.module.css';
import { votesOf } from '../votes-queries.ts';

interface FindingVotesProps {
  readonly contestId: string;
  readonly finding: VoteFinding;
  readonly name: string;
  readonly onClose: () => void;
}

const SHOWN = 100;

/** The votes of a proposal. Voters are masked; equal networks have equal marks. */
export function FindingVotes({ contestId, finding, name, onClose }: FindingVotesProps) {
  const { t } = useTranslation(['contest-votes', 'ui']);
  const projectId = useProjectId();
  const votes = useQuery(votesOf(projectId, { contestId, findingId: finding.id, limit: SHOWN }));
  const language = screenLanguage();
  const time = (value: string) => formatExactTime(new Date(value));
  return (
    <Dialog
      title={t('votes.title', { name })}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.votesList} tabIndex={0} aria-label={t('votes.title', { name })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('votes.voter')}</th>
              <th scope="col">{t('votes.verified')}</th>
              <th scope="col">{t('votes.time')}</th>
              <th scope="col">{t('votes.block')}</th>
              <th scope="col">{t('votes.state')}</th>
            </tr>
          </thead>
          <tbody>
            {votes.data?.items.map((vote) => (
              <tr key={vote.id}>
                <td>{vote.voter || t('votes.erased')}</td>
                <td className={styles.number}>{time(vote.verifiedTime)}</td>
                <td className={styles.number}>{time(vote.time)}</td>
                <td>{vote.block}</td>
                <td>
                  {VOTE_STATE_TEXTS[vote.state][language]}
                  {vote.strike !== null &&
                    vote.strike.findingId !== finding.id &&
                    ` (${PATTERN_TEXTS[vote.strike.pattern][language]})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(votes.data?.total ?? 0) > SHOWN && (
        <p className={textStyles.hint}>
          {t('votes.cut', { shown: SHOWN, total: formatNumber(votes.data?.total ?? 0) })}
        </p>
      )}
    </Dialog>
  );
}
