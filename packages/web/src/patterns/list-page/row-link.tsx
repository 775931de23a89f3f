import type { MouseEvent, ReactNode } from 'react';
import type { ListQueryShape } from './list-address-rules.ts';
import styles from './list-page.module.css';
import type { ListAddress } from './use-list-address.ts';

interface RowLinkProps<Query extends ListQueryShape> {
  readonly address: ListAddress<Query>;
  readonly id: string;
  readonly children: ReactNode;
}

/** A row's title that opens its drawer: a real address, so a middle click opens a browser tab. */
export function RowLink<Query extends ListQueryShape>({ address, id, children }: RowLinkProps<Query>) {
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    address.change({ open: id });
  }
  return (
    <a data-row-main href={address.href({ open: id })} className={styles.link} onClick={open}>
      {children}
    </a>
  );
}
