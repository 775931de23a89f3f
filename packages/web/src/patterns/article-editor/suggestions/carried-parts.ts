import type { Mark, Node } from '@tiptap/pm/model';
import { type Token, tokensOf } from './article-tokens.ts';
import { isSuggestion } from './own-marks.ts';

const sideOf = (marks: readonly Mark[]) =>
  marks
    .filter(isSuggestion)
    .map(({ type, attrs }) => `${type.name} ${attrs.id}`)
    .join();

function keyOf(token: Token): string {
  if (token.kind === 'letter') return `${token.text} ${sideOf(token.marks)}`;
  // A line may become another kind of line.
  return `${token.kind === 'start' ? 'start' : token.node.type.name} ${sideOf(token.marks)}`;
}

const within = ({ children }: Node) => (children.length === 0 ? [] : tokensOf(children));

function* allParts(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if (token.kind === 'whole' && !token.node.isTextblock) yield* allParts(within(token.node));
  }
}

/**
 * Finds in new content the parts of the old one that have suggestions: making text bold, a heading or a list rewrites
 * them, and no user typed them. Each is found once.
 */
export function carriedFrom(gone: readonly Token[]): (token: Token) => boolean {
  const left = new Map<string, number>();
  for (const token of allParts(gone)) {
    if (!token.marks.some(isSuggestion)) continue;
    const key = keyOf(token);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return (token) => {
    if (left.size === 0 || !token.marks.some(isSuggestion)) return false;
    const key = keyOf(token);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  };
}
