import { RE2JS } from 're2js';

const MAX_FOUND = 200;
const known = new Map<string, RE2JS | undefined>();
const MAX_KNOWN = 200;

/** A foreign expression in time that grows with the text only; undefined where it is none. */
export function expressionOf(expression: string): RE2JS | undefined {
  if (!known.has(expression)) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(expression, compile(expression));
  }
  return known.get(expression);
}

function compile(expression: string): RE2JS | undefined {
  try {
    return RE2JS.compile(expression);
  } catch {
    return undefined;
  }
}

/** Of each match the first group, else all of it. */
export function matchesOf(expression: string, text: string): string[] {
  const matcher = expressionOf(expression)?.matcher(text);
  const found: string[] = [];
  while (matcher !== undefined && found.length < MAX_FOUND && matcher.find())
    found.push((matcher.groupCount() > 0 ? matcher.group(1) : matcher.group()) ?? '');
  return found;
}
