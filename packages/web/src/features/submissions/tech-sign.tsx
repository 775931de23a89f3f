import type { TechResult } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { CircleCheck, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { techName } from './submission-words.ts';
import styles from './tech-sign.module.css';

const ICONS: Readonly<Record<TechResult, LucideIcon>> = {
  WAITING: Hourglass,
  PASS: CircleCheck,
  WARN: TriangleAlert,
  FAIL: CircleX,
};

/** What the technical check found, as a sign with its word. */
export function TechSign({ result, size = 15 }: { readonly result: TechResult; readonly size?: number }) {
  const Icon = ICONS[result];
  return (
    <span className={styles[result.toLowerCase()]} data-tip={techName(result)}>
      <Icon size={size} className={styles.icon} aria-hidden />
      <span className="visually-hidden">{techName(result)}</span>
    </span>
  );
}
