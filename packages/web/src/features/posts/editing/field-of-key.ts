const FIELD_OF_KEY: Readonly<Record<string, string>> = { categoryIds: 'otherCategoryIds', tagIds: 'tags' };

/** The form field for a key of the contract. */
export function fieldOfKey(key: string): string {
  const [first = '', ...rest] = key.split('.');
  return [FIELD_OF_KEY[first] ?? first, ...rest].join('.');
}
