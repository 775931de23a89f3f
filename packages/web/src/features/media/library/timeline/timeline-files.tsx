import { type ComponentProps, useState } from 'react';
import { MediaGrid } from '../grid/media-grid.tsx';
import { TimelineBar } from './timeline-bar.tsx';
import styles from './timeline-files.module.css';
import { useMonths } from './use-months.ts';

type TimelineFilesProps = Omit<ComponentProps<typeof MediaGrid>, 'months'>;

/** The grid; in the timeline its files stand in months, with the bar of all of them beside it. */
export function TimelineFiles(props: TimelineFilesProps) {
  const groups = useMonths(props.page);
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<{ readonly group: number }>();
  const { address } = props.page;
  const reach = groupsWithin(groups ?? [], props.files.count);
  function jump(group: number) {
    const month = groups?.[group]?.key;
    // Beyond the end of the grid only a filter leads.
    if (group >= reach && month)
      address.change({ dateKind: 'takenTime', ...boundOf(month, address.query.sort) });
    else setShown({ group });
  }
  return (
    <div className={styles.timeline}>
      <div className={styles.files}>
        <MediaGrid {...props} months={groups && { groups, shown, onSight: setAt }} />
      </div>
      {groups && groups.length > 0 && (
        <TimelineBar months={groups} at={Math.min(at, groups.length - 1)} onMonth={jump} />
      )}
    </div>
  );
}

/** How many months begin before the end of the grid. */
function groupsWithin(groups: readonly { readonly count: number }[], count: number): number {
  let first = 0;
  const beyond = groups.findIndex((group) => {
    const isBeyond = first >= count;
    first += group.count;
    return isBeyond;
  });
  return beyond === -1 ? groups.length : beyond;
}

/** The filter that brings a month to the beginning of the list. */
function boundOf(month: string, sort: string): { readonly from: string } | { readonly to: string } {
  if (sort === 'takenTime') return { from: `${month}-01` };
  const [year = 0, number = 1] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { to: `${month}-${lastDay}` };
}
