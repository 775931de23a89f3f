import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './field-group.module.css';
import { useSessionPart } from './open-sessions.ts';
import type { PostSession } from './post-session.ts';

interface FieldGroupProps {
  readonly session: PostSession;
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
