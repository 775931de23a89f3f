import styles from './landscape.module.css';

/** Hills in the morning; a picture only. */
export function Landscape() {
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 880 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d="M0 0h880v900H0z" />
      <circle className={styles.sun} cx="176" cy="270" r="108" />
      <path
        className={styles.far}
        d="M0 501c120 16 210 52 330 60 130-52 190-140 280-137 90 6 160 54 270 71v405H0z"
      />
      <path
        className={styles.middle}
        d="M0 681c60-6 110-40 180-90 70-46 130-52 200-40 90 22 170 84 270 117 80 22 150 20 230 14v218H0z"
      />
      <path
        className={styles.near}
        d="M0 700c80-14 150-28 230-12 90 24 150 96 240 118 90 20 160-20 230-62 60-32 110-40 180-46v202H0z"
      />
    </svg>
  );
}
