import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ItemOptions {
  readonly id?: string;
  readonly type?: string;
  readonly guid?: string;
  readonly title?: string;
  readonly name?: string;
  readonly status?: string;
  readonly password?: string;
  readonly creator?: string;
  readonly body?: string;
  readonly excerpt?: string;
  readonly date?: string;
  readonly dateGmt?: string;
  readonly pubDate?: string;
  /** Nicenames, or nicename and name. */
  readonly categories?: readonly (string | readonly [string, string])[];
  readonly tags?: readonly (string | readonly [string, string])[];
  /** Further elements as they are. */
  readonly more?: string;
}

interface CategoryOptions {
  readonly id?: string;
  readonly nicename: string;
  readonly name?: string;
  readonly parent?: string;
  readonly description?: string;
}

/** An export of an invented site with these parts. */
export function wxr(
  parts: {
    readonly authors?: Readonly<Record<string, string>>;
    readonly categories?: readonly CategoryOptions[];
    readonly tags?: readonly Omit<CategoryOptions, 'parent'>[];
    readonly items?: readonly ItemOptions[];
    readonly more?: string;
  } = {},
): string {
  const { authors = { an: 'Nguyễn Văn An' }, categories = [], tags = [], items = [], more = '' } = parts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Báo Làng</title>
<link>https://baolang.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://baolang.example</wp:base_site_url>
<wp:base_blog_url>https://baolang.example</wp:base_blog_url>
${Object.entries(authors).map(author).join('\n')}
${categories.map(category).join('\n')}
${tags.map(tag).join('\n')}
${more}
${items.map(item).join('\n')}
</channel>
</rss>
`;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function author([login, name]: [string, string]): string {
  return `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`;
}

function category({
  id = '',
  nicename,
  name = nicename,
  parent = '',
  description = '',
}: CategoryOptions): string {
  return `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${nicename}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name><wp:category_description>${cdata(description)}</wp:category_description></wp:category>`;
}

function tag({ id = '', nicename, name = nicename, description = '' }: CategoryOptions): string {
  return `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${nicename}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name><wp:tag_description>${cdata(description)}</wp:tag_description></wp:tag>`;
}

function terms(domain: string, hints: ItemOptions['categories'] = []): string {
  return hints
    .map((options) => (typeof options === 'string' ? ([options, options] as const) : options))
    .map(
      ([nicename, name]) => `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`,
    )
    .join('');
}

export function item(options: ItemOptions): string {
  const { id = '1', type = 'post', title = 'Bài viết' } = options;
  return `<item>
<title>${cdata(title)}</title>
<link>https://baolang.example/?p=${id}</link>
<pubDate>${options.pubDate ?? ''}</pubDate>
<dc:creator>${cdata(options.creator ?? 'an')}</dc:creator>
<guid isPermaLink="false">${options.guid ?? `https://baolang.example/?p=${id}`}</guid>
<content:encoded>${cdata(options.body ?? '<p>Nội dung.</p>')}</content:encoded>
<excerpt:encoded>${cdata(options.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${options.date ?? '2024-05-01 08:00:00'}</wp:post_date>
<wp:post_date_gmt>${options.dateGmt ?? '2024-05-01 01:00:00'}</wp:post_date_gmt>
<wp:post_name>${options.name ?? `bai-${id}`}</wp:post_name>
<wp:status>${options.status ?? 'publish'}</wp:status>
<wp:post_type>${type}</wp:post_type>
<wp:post_password>${options.password ?? ''}</wp:post_password>
${terms('category', options.categories ?? ['tin-tuc'])}
${terms('post_tag', options.tags)}
${options.more ?? ''}
</item>`;
}

/** Runs `work` with a file that holds the text or bytes, which is gone afterwards. */
export async function withFile<Result>(
  content: string | Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-wxr-'));
  const path = join(folder, 'export.xml');
  try {
    await writeFile(path, content);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
