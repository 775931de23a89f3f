import { useQuery } from '@tanstack/react-query';
import type { Collision, CollisionParty } from '@toasoan/contract/features/internal-links/report.ts';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TargetPath } from '../target-path.tsx';
import styles from './report.module.css';
import { KeywordButton } from './report-dialog.tsx';
import { collisions } from './report-queries.ts';

interface CollisionsDialogProps {
  readonly onEdit: (linkId: string) => void;
  readonly onClose: () => void;
}

/** Which keywords want the same words, who gets them, and why. */
export function CollisionsDialog({ onEdit, onClose }: CollisionsDialogProps) {
  const { t } = useTranslation(['internal-links', 'ui']);
  const items = useQuery(collisions(useProjectId())).data?.items;
  return (
    <Dialog
      title={t('collisions.title')}
      size="wide"
      onClose={onClose}
      actions={
        <Button variant="main" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <p className={textStyles.hint}>{t('collisions.rule')}</p>
      {items === undefined && <LoadingLabel label={t('collisions.loading')} />}
      {items?.length === 0 && <p>{t('collisions.none')}</p>}
      <ul className={styles.map}>
        {items?.map((collision) => (
          <CollisionCard
            key={`${collision.phrase} ${collision.winner.id}`}
            collision={collision}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type CardProps = { readonly collision: Collision } & Pick<CollisionsDialogProps, 'onEdit'>;

function CollisionCard({ collision: { phrase, winner, losers }, onEdit }: CardProps) {
  const { t } = useTranslation('internal-links');
  return (
    <li className={styles.card}>
      <p className={styles.words}>“{phrase}”</p>
      <Party party={winner} onEdit={onEdit} why={t('collisions.wins')} isWinner />
      {losers.map((loser) => (
        <Party
          key={`${loser.id} ${loser.phrase} ${loser.across}`}
          party={loser}
          onEdit={onEdit}
          why={[
            t(`collisions.${loser.reason}`, { priority: winner.priority, phrase: winner.phrase }),
            loser.across === '' ? '' : t('collisions.across', { words: loser.across }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </li>
  );
}

interface PartyProps extends Pick<CollisionsDialogProps, 'onEdit'> {
  readonly party: CollisionParty;
  readonly why: string;
  readonly isWinner?: boolean;
}

function Party({ party, why, isWinner = false, onEdit }: PartyProps) {
  const { t } = useTranslation('internal-links');
  return (
    <div className={styles.party} data-winner={isWinner || undefined}>
      <span className={styles.mark}>{isWinner && <Trophy size={16} aria-hidden />}</span>
      <KeywordButton id={party.id} keyword={party.phrase} onEdit={onEdit} />
      {party.phrase !== party.keyword && (
        <span className={textStyles.hint}>{t('collisions.of', { keyword: party.keyword })}</span>
      )}
      {!party.isOn && <Chip>{t('collisions.off')}</Chip>}
      <TargetPath target={party.target} />
      <span className={textStyles.hint}>{t('collisions.priority', { priority: party.priority })}</span>
      <span className={styles.why}>{why}</span>
    </div>
  );
}
