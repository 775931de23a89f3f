import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { Kbd } from './kbd.tsx';
import styles from './key-cap.module.css';

/** The face has no arrows: they are drawn. */
const ARROWS: Readonly<Record<string, LucideIcon>> = { ArrowDown, ArrowLeft, ArrowRight, ArrowUp };

/** A key by its name as events have it; an arrow is drawn. */
export function KeyCap({ name }: { readonly name: string }) {
  const Arrow = ARROWS[name];
  if (!Arrow) return <Kbd keys={name} />;
  return (
    <kbd className={styles.arrow}>
      <Arrow size={12} aria-hidden />
    </kbd>
  );
}
