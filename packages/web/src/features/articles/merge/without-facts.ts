/** The server adds these facts of a picture. */
const FACTS_OF_PICTURE: readonly string[] = ['key', 'width', 'height'];

/** A text as its writer made it. */
export function withoutFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFacts);
  if (typeof value !== 'object' || value === null) return value;
  const isPicture = 'type' in value && value.type === 'figure' && 'attrs' in value;
  if (!isPicture)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFacts(part)]));
  const attrs = Object.entries(value.attrs ?? {}).filter(([name]) => !FACTS_OF_PICTURE.includes(name));
  return { type: 'figure', attrs: Object.fromEntries(attrs) };
}
