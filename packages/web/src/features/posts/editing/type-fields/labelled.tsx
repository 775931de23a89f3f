import { type ReactNode, useId } from 'react';
import styles from './type-fields.module.css';

interface LabelledProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A label over the input of one thing within a list. */
export function Labelled({ label, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={className ?? styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
