import type { LiveArticle } from '../live-article.ts';
import type { ShownPart } from './shown-part.ts';

/** What the tools of a selected part are given, whatever its kind. */
export interface ToolsProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}
