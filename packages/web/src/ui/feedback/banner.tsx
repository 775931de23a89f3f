import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/row.tsx';
import styles from './banner.module.css';

const SIGNS = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };

interface BannerProps {
  readonly tone: keyof typeof SIGNS;
  readonly actions?: ReactNode;
  /** In place of the sign of the tone. */
  readonly sign?: ReactNode;
  /** Read out at once, as a danger is. */
  readonly isUrgent?: boolean | undefined;
  readonly children: ReactNode;
}

/** For lasting conditions; results are toasts. */
export function Banner({ tone, actions, sign, isUrgent = tone === 'danger', children }: BannerProps) {
  const Sign = SIGNS[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])} role={isUrgent ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden>
        {sign ?? <Sign size={18} />}
      </span>
      <div className={styles.body}>{children}</div>
      {actions && <Row>{actions}</Row>}
    </div>
  );
}
