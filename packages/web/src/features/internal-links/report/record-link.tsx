import type { TargetKind } from '@toasoan/contract/article/link-target.ts';
import type { ReactNode } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import { recordPage } from '#web/core/routing/record-pages.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';

interface RecordLinkProps {
  readonly kind: TargetKind;
  readonly id: string;
  /** It opens in another tab of the console. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A record that a link leads to, by its page in the console; its name alone for people without access. */
export function RecordLink({ kind, id, onOpen, children }: RecordLinkProps) {
  const page = recordPage(kind, id, useVisitor());
  if (page === undefined) return <span>{children}</span>;
  return (
    <TabLink to={page} onClick={(event) => opensElsewhere(event) || onOpen?.()}>
      {children}
    </TabLink>
  );
}
