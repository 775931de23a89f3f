import { commentFilter } from '@toasoan/contract/features/comments/comment-list.ts';
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '#web/core/routing/opens-elsewhere.ts';
import type { AddressChanges } from '#web/patterns/list-page/list-address-rules.ts';
import type { QueueAddress } from '../queue/queue-address.ts';

const FILTERS = Object.keys(commentFilter.shape).filter((key) => key !== 'view');

/** Exactly these comments of all, whatever the queue was filtered by before. */
export function onlyThese(filters: AddressChanges): AddressChanges {
  const none = Object.fromEntries(FILTERS.map((key) => [key, null]));
  return { ...none, ...filters, view: 'all', open: null };
}

interface QueueLinkProps {
  readonly address: QueueAddress;
  readonly changes: AddressChanges;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to the queue as it would be with these changes. */
export function QueueLink({ address, changes, ...rest }: QueueLinkProps) {
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    address.change(changes);
  }
  return <a {...rest} href={address.href(changes)} onClick={follow} />;
}
