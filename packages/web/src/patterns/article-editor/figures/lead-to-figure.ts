import type { LiveArticle } from '../live-article.ts';
import { choosePart } from '../whole-parts/part-commands.ts';

/**
 * Selects a picture of the text, the first place of it that lacks the word; the field of that word takes the cursor.
 * False if the text does not have it.
 */
export function leadToFigure({ editor, parts }: LiveArticle, mediaId: string, word?: string): boolean {
  let place: number | undefined;
  editor.state.doc.descendants((node, position) => {
    const isMeant = node.type.name === 'figure' && node.attrs.mediaId === mediaId;
    if (isMeant && (word === undefined || node.attrs[word] === '')) place ??= position;
    return place === undefined && !node.isTextblock;
  });
  if (place === undefined) return false;
  choosePart(editor.view, place);
  const part = parts.shown();
  part?.dom.scrollIntoView({ block: 'center' });
  if (part) parts.show({ ...part, clicked: word });
  return true;
}
