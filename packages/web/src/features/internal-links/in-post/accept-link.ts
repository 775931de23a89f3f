import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import type { LinkValues } from '#web/patterns/article-editor/links.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

/** Words of a text, counted as the server counts them. */
interface Place {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Title and standfirst come before the article. */
const FIRST_LINE = 2;

/** The same words in the editor now; undefined where they have changed. */
function rangeOf({ editor }: LiveArticle, content: ArticleDocument, place: Place): Range | undefined {
  const runs = articleRuns({ title: '', excerpt: '', content });
  const words = runs[place.run]?.text.slice(place.from, place.to) ?? '';
  const ordinal = runs.slice(FIRST_LINE, place.run).filter(({ place: kind }) => kind !== 'caption').length;
  const lines: { readonly text: string; readonly at: number }[] = [];
  editor.state.doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    lines.push({ text: node.textBetween(0, node.content.size, undefined, '\n'), at: at + 1 });
    return false;
  });
  const line = lines[ordinal];
  const found = line === undefined ? [] : placesIn(line.text, words);
  const nearest = found.sort((one, other) => Math.abs(one - place.from) - Math.abs(other - place.from))[0];
  if (line === undefined || nearest === undefined) return undefined;
  return { from: line.at + nearest, to: line.at + nearest + words.length };
}

function placesIn(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && words !== ''; at = text.indexOf(words, at + 1))
    found.push(at);
  return found;
}

/** Makes a suggested place a link of the text; false where its words have changed. */
export function acceptLink(
  article: LiveArticle,
  content: ArticleDocument,
  place: Place,
  values: LinkValues,
): boolean {
  const range = rangeOf(article, content, place);
  const { editor } = article;
  const type = editor.schema.marks.link;
  if (range === undefined || type === undefined || !editor.isEditable) return false;
  editor.view.dispatch(editor.state.tr.addMark(range.from, range.to, type.create({ ...values })));
  return true;
}

/** Selects the words of a place and brings them into view. */
export function showPlace(article: LiveArticle, content: ArticleDocument, place: Place): void {
  const range = rangeOf(article, content, place);
  if (range !== undefined) article.editor.chain().setTextSelection(range).scrollIntoView().focus().run();
}
