import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/row.tsx';
import styles from './banner.module.css';

const SIGNS = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };

interface BannerProps {
  readonly tone: keyof typeof SIGNS;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** For lasting conditions; results are toasts. */
export function Banner({ tone, actions, children }: BannerProps) {
  const Sign = SIGNS[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden>
        <Sign size={18} />
      </span>
      <div className={styles.body}>{children}</div>
      {actions && <Row>{actions}</Row>}
    </div>
  );
}
