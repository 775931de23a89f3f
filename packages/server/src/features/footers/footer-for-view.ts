import {
  type Displayed,
  type DisplayPlace,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { linksOf } from '@toasoan/contract/features/footers/footer-content.ts';
import { type ReaderFooter, readFooter } from '@toasoan/contract/features/footers/reader-footer.ts';
import type { LinkTarget } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Db } from '#server/core/db/database.ts';
import { type FindPages, findLinkTargets, targetsIn } from '#server/features/menus/public.ts';

interface FootersRequest {
  readonly projectId: string;
  /** Of the reader, and of the project: a footer's own words are written in the latter. */
  readonly language: string;
  readonly defaultLanguage: string;
}

/** A footer as readers of one language get it. */
export interface ArrangedFooter extends Displayed {
  readonly title: string;
  readonly footer: ReaderFooter;
}

export interface ArrangedFooters {
  readonly footers: readonly ArrangedFooter[];
  /** The records that links lead to. */
  readonly targets: readonly LinkTarget[];
}

/**
 * All footers that readers of a language have, wherever they are shown, with present names and addresses; what readers
 * cannot open is left out. A site without any makes its own of the facts and categories of its project.
 */
export async function arrangedFooters(
  db: Db,
  { projectId, language, defaultLanguage }: FootersRequest,
  findPages: FindPages,
): Promise<ArrangedFooters> {
  const rows = await db
    .selectFrom('footers')
    .select(['id', 'title', 'display', 'published_time', 'content'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .execute();
  const links = rows.flatMap(({ content }) => linksOf(content));
  const found = await findLinkTargets(db, projectId, links, findPages);
  const targets = targetsIn(found, { language, defaultLanguage });
  return {
    targets: [...targets.values()],
    footers: rows.map(({ id, title, display, published_time, content }) => ({
      id,
      title,
      display,
      order: 0,
      updateTime: published_time?.toISOString() ?? '',
      footer: readFooter(content, { targets, language, footerLanguage: defaultLanguage }),
    })),
  };
}

/** Which footer a place shows, and why the others are not shown there: what was published last wins a tie. */
export const resolveFooter = (footers: readonly ArrangedFooter[], place: DisplayPlace) =>
  resolveDisplay(footers, place);
