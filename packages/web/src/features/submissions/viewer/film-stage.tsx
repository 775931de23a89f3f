import { SkipBack, SkipForward } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './film-stage.module.css';

/** Of a usual film; what a browser plays does not say its own. */
const FRAME_S = 1 / 25;

interface FilmStageProps {
  readonly film: string;
  readonly poster: string;
  readonly title: string;
}

/** A film that is also looked at frame by frame. */
export function FilmStage({ film, poster, title }: FilmStageProps) {
  const { t } = useTranslation('submissions');
  const player = useRef<HTMLVideoElement>(null);
  function step(by: number) {
    const video = player.current;
    if (!video) return;
    video.pause();
    video.currentTime = Math.max(0, video.currentTime + by * FRAME_S);
  }
  return (
    <div className={styles.stage}>
      <video
        ref={player}
        controls
        preload="metadata"
        src={film}
        className={styles.film}
        aria-label={title}
        {...(poster !== '' && { poster })}
      />
      <div className={styles.controls}>
        <IconButton icon={<SkipBack size={18} />} label={t('viewer.frameBack')} onClick={() => step(-1)} />
        <IconButton icon={<SkipForward size={18} />} label={t('viewer.frameOn')} onClick={() => step(1)} />
      </div>
    </div>
  );
}
