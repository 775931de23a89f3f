import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './field-group.module.css';
import { type ReadOnlyPart, useSessionPart } from './session-part.ts';

interface FieldGroupProps {
  readonly session: ReadOnlyPart;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fields of an article, all of them read-only while another page writes. */
export function FieldGroup({ session, className, children }: FieldGroupProps) {
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  return (
    <fieldset disabled={readOnly} className={classNames(styles.group, className)}>
      {children}
    </fieldset>
  );
}
