import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './foldable.module.css';

interface FoldableProps {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of the drawer; what it holds is made when it opens first. */
export function Foldable({ title, note, isOpenAtFirst = false, children }: FoldableProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst);
  return (
    <div className={styles.foldable}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpen(true);
        }}
      >
        <span>{title}</span>
        {note}
        <ChevronDown size={16} aria-hidden className={classNames(styles.arrow, !isOpen && styles.closed)} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {wasOpen && children}
      </div>
    </div>
  );
}
