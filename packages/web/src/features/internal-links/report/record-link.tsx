import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { TargetKind } from '@toasoan/contract/article/link-target.ts';
import type { ReactNode } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';

/** Before the id. */
const PAGES: Readonly<Record<TargetKind, readonly [AreaKey, string]>> = {
  post: ['posts', '/manager_post/view/'],
  category: ['categories', '/setting_post/manager_category?open='],
  tag: ['tags', '/setting_post/manager_tag?open='],
  user: ['user-accounts', '/manager_user/manager_user_account?open='],
};

interface RecordLinkProps {
  readonly kind: TargetKind;
  readonly id: string;
  /** It opens in another tab of the console. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A record that a link leads to, by its page in the console; its name alone for people without access. */
export function RecordLink({ kind, id, onOpen, children }: RecordLinkProps) {
  const visitor = useVisitor();
  const [area, page] = PAGES[kind];
  if (!canEnter(AREA_RULES[area], visitor)) return <span>{children}</span>;
  return (
    <TabLink to={page + id} onClick={(event) => opensElsewhere(event) || onOpen()}>
      {children}
    </TabLink>
  );
}
