import { classNames } from '../class-names.ts';
import type { StatusTone } from '../display/status-tag.tsx';
import { formatNumber } from '../text/format-number.ts';
import type { ChartLink } from './chart-links.ts';
import styles from './charts.module.css';

interface NamedFigure {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly href: string;
}

interface NameBarsProps {
  readonly label: string;
  /** Column headers of the table. */
  readonly nameHeading: string;
  readonly countHeading: string;
  readonly figures: readonly NamedFigure[];
  readonly tone?: StatusTone;
  readonly link: ChartLink;
}

/** Bars by name: a table with a bar in its middle column. A tooltip shows a cut name in full. */
export function NameBars(props: NameBarsProps) {
  const { label, nameHeading, countHeading, figures, tone = 'waiting', link } = props;
  const top = Math.max(1, ...figures.map(({ count }) => count));
  return (
    <table className={styles.names}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {[nameHeading, countHeading].map((heading) => (
            <th key={heading} scope="col" className={styles.nameHead}>
              <span className="visually-hidden">{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, name, count, href }) => (
          <tr key={key}>
            <th scope="row" className={styles.nameCell}>
              {link(href, {
                className: styles.name,
                'data-tip': `${name}: ${formatNumber(count)}`,
                children: (
                  <>
                    <span className={styles.nameText}>{name}</span>
                    <svg
                      className={styles.lyingBar}
                      viewBox="0 0 100 1"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect className={styles.track} width="100" height="1" />
                      <rect
                        className={classNames(styles.part, styles[tone])}
                        width={(100 * count) / top}
                        height="1"
                      />
                    </svg>
                  </>
                ),
              })}
            </th>
            <td className={styles.figureCell}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
