import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { type LinkValues, linkText, saveLink } from '#web/patterns/article-editor/links.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

/** Words of a text, counted as the server counts them. */
export interface Place {
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

/** A place with the link that it becomes. */
interface AcceptedPlace {
  readonly place: Place;
  readonly values: LinkValues;
}

/** Makes suggested places links of the text, in one undo step. Returns how many; words that have changed stay. */
export function acceptLinks(
  article: LiveArticle,
  content: ArticleDocument,
  accepted: readonly AcceptedPlace[],
): number {
  const { editor } = article;
  const type = editor.schema.marks.link;
  if (type === undefined || !editor.isEditable) return 0;
  const change = editor.state.tr;
  let count = 0;
  for (const { place, values } of accepted) {
    const range = rangeOf(article, content, place);
    if (range === undefined) continue;
    change.addMark(range.from, range.to, type.create({ ...values }));
    count += 1;
  }
  // The pause in writing before places are known makes it an undo step of its own.
  if (count > 0) editor.view.dispatch(change);
  return count;
}

/** Makes the selected words a link; false where none are selected, or not in one line. */
export function linkSelection({ editor }: LiveArticle, values: LinkValues): boolean {
  const words = editor.isEditable ? linkText(editor, undefined) : undefined;
  if (words === undefined || words.trim() === '') return false;
  saveLink(editor, values, words);
  return true;
}

/** Selects the words of a place and brings them into view. */
export function showPlace(article: LiveArticle, content: ArticleDocument, place: Place): void {
  const range = rangeOf(article, content, place);
  if (range !== undefined) article.editor.chain().setTextSelection(range).scrollIntoView().focus().run();
}
