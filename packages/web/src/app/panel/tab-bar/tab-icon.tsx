import { File } from 'lucide-react';
import { matchRow } from '#web/core/routing/match-row.ts';
import { useRows } from '../rows-context.ts';

/** The icon of the row, or of the nearest ancestor that has one. */
export function TabIcon({ url }: { readonly url: string }) {
  const placed = matchRow(useRows(), url.split('?', 1)[0] ?? '');
  const Icon = placed?.trail.findLast(({ row }) => row.icon)?.row.icon ?? File;
  return <Icon size={16} />;
}
