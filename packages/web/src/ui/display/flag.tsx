import styles from './flag.module.css';

/** Flags keep their own colours in both themes. */
export function Flag({ language }: { readonly language: 'vi' | 'en' }) {
  return language === 'vi' ? <VietnamFlag /> : <BritishFlag />;
}

function VietnamFlag() {
  return (
    <svg className={styles.flag} viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#da251d" d="M0 0h30v20H0z" />
      <path
        fill="#ff0"
        d="m15 4 1.35 4.15h4.36l-3.53 2.56 1.35 4.15L15 12.29l-3.53 2.57 1.35-4.15-3.53-2.56h4.36z"
      />
    </svg>
  );
}

function BritishFlag() {
  return (
    <svg className={styles.flag} viewBox="0 0 60 40" aria-hidden="true">
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40m0-40L0 40" />
      <path stroke="#c8102e" strokeWidth="3" d="m0 0 60 40m0-40L0 40" />
      <path fill="#fff" d="M24 0h12v40H24zM0 14h60v12H0z" />
      <path fill="#c8102e" d="M26.5 0h7v40h-7zM0 16.5h60v7H0z" />
    </svg>
  );
}
