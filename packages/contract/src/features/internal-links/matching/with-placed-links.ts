import type { ArticleDocument, ArticleMark, ArticleNode } from '../../../article/article-node.ts';
import { withoutSuggestions } from '../../../article/resolve-suggestions.ts';
import { withLines } from './article-runs.ts';
import type { PlacedLink } from './place-links.ts';

/** What a link that a keyword places needs to say. */
export type LinkInText = Pick<PlacedLink, 'run' | 'from' | 'to' | 'href'> & {
  readonly rule: Pick<PlacedLink['rule'], 'id' | 'title' | 'openNewTab' | 'nofollow'>;
};

/** The run of the standfirst in `articleRuns`. */
const EXCERPT_RUN = 1;

/** The article as it is delivered: the stored one stays as it is. Suggestions are not in it. */
export function withPlacedLinks(document: ArticleDocument, links: readonly LinkInText[]): ArticleDocument {
  const plain = withoutSuggestions(document);
  if (links.length === 0) return plain;
  const byRun = Map.groupBy(links, ({ run }) => run);
  return withLines(plain, (line, run) => withLinks(line, byRun.get(run) ?? []));
}

/** The standfirst as a line with links. */
export function linkedExcerpt(excerpt: string, links: readonly LinkInText[]): ArticleNode {
  const line: ArticleNode = {
    type: 'paragraph',
    content: excerpt === '' ? [] : [{ type: 'text', text: excerpt }],
  };
  return withLinks(
    line,
    links.filter(({ run }) => run === EXCERPT_RUN),
  );
}

function withLinks(line: ArticleNode, links: readonly LinkInText[]): ArticleNode {
  if (links.length === 0) return line;
  let at = 0;
  const content = (line.content ?? []).flatMap((node) => {
    const begins = at;
    at += node.type === 'text' ? (node.text ?? '').length : 1;
    return node.type === 'text' ? divided(node, begins, links) : [node];
  });
  return { ...line, content };
}

/** A text node cut where links begin and end in it. */
function divided(node: ArticleNode, begins: number, links: readonly LinkInText[]): ArticleNode[] {
  const text = node.text ?? '';
  const ends = begins + text.length;
  const here = links.filter(({ from, to }) => from < ends && to > begins);
  if (here.length === 0) return [node];
  const parts: ArticleNode[] = [];
  let at = begins;
  for (const link of here) {
    const [from, to] = [Math.max(link.from, begins), Math.min(link.to, ends)];
    if (from > at) parts.push({ ...node, text: text.slice(at - begins, from - begins) });
    const marks = [markOf(link), ...(node.marks ?? [])];
    parts.push({ ...node, marks, text: text.slice(from - begins, to - begins) });
    at = to;
  }
  if (at < ends) parts.push({ ...node, text: text.slice(at - begins) });
  return parts;
}

/** Links stand outside all other marks of delivered text. */
function markOf({ href, rule }: LinkInText): ArticleMark {
  const { id, title, openNewTab, nofollow } = rule;
  const attrs = { href, newTab: openNewTab, nofollow, byKeyword: id, ...(title !== '' && { title }) };
  return { type: 'link', attrs };
}
