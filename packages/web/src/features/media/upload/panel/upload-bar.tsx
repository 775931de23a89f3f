import styles from './upload-bar.module.css';

interface UploadBarProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly isPaused: boolean;
}

/** A thin bar; its figures are in the text beside it. */
export function UploadBar({ label, share, isPaused }: UploadBarProps) {
  const percent = Math.floor(Math.min(1, share) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <div className={styles.bar} data-paused={isPaused || undefined} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
