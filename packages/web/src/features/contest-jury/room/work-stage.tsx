import type { JuryTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import type { Look } from '@toasoan/contract/features/contest-jury/room/look.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { pointsText } from '../points-text.ts';
import styles from './work-stage.module.css';
import { ZoomPicture } from './zoom-picture.tsx';

interface WorkStageProps {
  readonly turn: JuryTurn;
  readonly isInHand: boolean;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** One work: its number and title, its pictures one at a time, and its story. */
export function WorkStage({ turn, isInHand, look, onLook }: WorkStageProps) {
  const { t } = useTranslation('contest-jury');
  const [at, setAt] = useState(0);
  const { files, title, number, story } = turn;
  const file = files[Math.min(at, files.length - 1)];
  const name = title || number;
  return (
    <article className={styles.work} aria-label={name} data-in-hand={isInHand || undefined}>
      <header className={styles.head}>
        <strong>{number}</strong>
        <span className={styles.title}>{title}</span>
        <span className={isInHand ? styles.now : styles.given}>
          {isInHand ? t('room.inHand') : t('room.youGave', { points: pointsText(turn.points) })}
        </span>
      </header>
      {file ? (
        <ZoomPicture key={file.large} file={file} label={name} look={look} onLook={onLook} />
      ) : (
        <p className={styles.none}>{t('room.noFiles')}</p>
      )}
      {files.length > 1 && (
        <div className={styles.series}>
          <IconButton
            size="compact"
            icon={<ChevronLeft size={16} />}
            label={t('room.previousPicture')}
            onClick={() => setAt((at - 1 + files.length) % files.length)}
          />
          <span aria-live="polite">{t('room.picture', { n: at + 1, count: files.length })}</span>
          <IconButton
            size="compact"
            icon={<ChevronRight size={16} />}
            label={t('room.nextPicture')}
            onClick={() => setAt((at + 1) % files.length)}
          />
        </div>
      )}
      {story && <p className={styles.story}>{story}</p>}
    </article>
  );
}
