import { type ReactNode, use } from 'react';
import { BreadcrumbContext } from '#web/core/routing/breadcrumb-context.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './list-page.module.css';

interface ListHeadingProps {
  readonly title: string;
  /** Everything there is, whatever the filters. */
  readonly total?: number | undefined;
  /** Buttons on the right, the main one last. */
  readonly children?: ReactNode;
}

/** Title, number and the way here in one line, so that the list begins above. */
export function ListHeading({ title, total, children }: ListHeadingProps) {
  const breadcrumb = use(BreadcrumbContext);
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>
        {title}
        {total !== undefined && <span className={styles.total}>{formatNumber(total)}</span>}
      </h1>
      <div className={styles.trail} data-holds-breadcrumb>
        {breadcrumb}
      </div>
      {children && (
        <Row align="center" className={styles.actions}>
          {children}
        </Row>
      )}
    </header>
  );
}
