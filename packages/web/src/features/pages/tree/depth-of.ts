import type { PageRow } from '@toasoan/contract/features/pages/page.ts';

/** Its level in the tree: 0 at the root of the site. */
export function depthOf({ path }: Pick<PageRow, 'path'>): number {
  return path.split('/').length - 2;
}
