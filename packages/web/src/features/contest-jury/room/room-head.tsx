import type { JuryRound } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { EyeOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { Choice } from '../choice.tsx';
import styles from './room-head.module.css';
import type { Room } from './use-room.ts';

const VIEWS = [
  { value: 'one', key: '' },
  { value: 'compare', key: 'C' },
  { value: 'grid', key: 'G' },
] as const;

interface RoomHeadProps {
  readonly round: JuryRound;
  readonly category: ContestCategory;
  readonly room: Room;
  readonly onClose: () => void;
}

export function RoomHead({ round, category, room, onClose }: RoomHeadProps) {
  const { t } = useTranslation('contest-jury');
  const asked = room.turns.filter(({ state }) => state !== 'RECUSED' && state !== 'ABSTAINED');
  const done = asked.filter(({ state }) => state === 'DONE').length;
  const language = screenLanguage();
  return (
    <header className={styles.head} data-own-enter>
      <IconButton icon={<X size={18} />} label={t('room.close')} shortcut="Esc" onClick={onClose} />
      <h1 className={styles.title}>
        {ROUND_TEXTS[round.key][language]} · {CATEGORY_TEXTS[category][language]}
      </h1>
      {round.isBlind && (
        <span className={styles.blind}>
          <EyeOff size={14} aria-hidden /> {t('room.blind')}
        </span>
      )}
      <div className={styles.progress}>
        <ProgressBar label={t('room.progress')} done={done} total={asked.length} />
        <span className={styles.time}>
          <TimeLeft closeTime={round.closeTime} />
          {round.secondsEach !== null && <span>{t('room.pace', { count: round.secondsEach })}</span>}
        </span>
      </div>
      <Choice
        label={t('room.view')}
        choices={VIEWS.map(({ value, key }) => ({
          value,
          label: t(`room.view.${value}`),
          aside: key && <Kbd keys={key} />,
        }))}
        chosen={room.view}
        onChoose={room.show}
      />
    </header>
  );
}

const HOUR = 3_600_000;

function TimeLeft({ closeTime }: { readonly closeTime: string | null }) {
  const { t } = useTranslation('contest-jury');
  const now = useNow();
  if (closeTime === null) return null;
  const hours = Math.floor((Date.parse(closeTime) - now.getTime()) / HOUR);
  if (hours < 0) return <span>{t('room.over')}</span>;
  if (hours < 24) return <span>{t('room.hoursLeft', { count: hours })}</span>;
  return <span>{t('room.daysLeft', { days: Math.floor(hours / 24), hours: hours % 24 })}</span>;
}
