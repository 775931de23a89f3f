import { html } from '@toasoan/contract/core/html.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ParserSourceRow } from '../source-row.ts';

/** A feed of a section of a source. */
export interface SectionFeed {
  readonly sourceId: string;
  readonly title: string;
  readonly url: string;
}

/** Feeds of the sections of sources; the sections themselves belong to a higher feature. */
export type FindSectionFeeds = (
  db: Db,
  projectId: string,
  sourceIds: readonly string[],
) => Promise<readonly SectionFeed[]>;

type ExportedSource = Pick<ParserSourceRow, 'id' | 'title' | 'home_url' | 'list_urls' | 'fetch_mode'>;

/** Sources with their feeds as a list of subscriptions; what is no feed is not in it. */
export function opmlOf(
  sources: readonly ExportedSource[],
  feeds: readonly SectionFeed[],
  now: Date,
): { name: string; text: string; sources: number } {
  const day = dayIn('Asia/Ho_Chi_Minh', now.getTime());
  const outlines = sources.map((source) => {
    const own = source.fetch_mode === 'RSS' ? source.list_urls : [];
    const ofSections = feeds.filter(({ sourceId }) => sourceId === source.id);
    const below = [...own.map((url) => ({ title: source.title, url })), ...ofSections];
    const home = source.home_url !== '' && html` htmlUrl="${source.home_url}"`;
    return html`    <outline text="${source.title}"${home}>
${below.map(outlineOf)}    </outline>
`;
  });
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>Tòa Soạn</title></head>
  <body>
${outlines}  </body>
</opml>
`;
  return { name: `nguon-thu-thap-${day}.opml`, text, sources: sources.length };
}

const outlineOf = ({ title, url }: Pick<SectionFeed, 'title' | 'url'>) =>
  html`      <outline type="rss" text="${title}" xmlUrl="${url}"/>
`;
