type Value = string | number | boolean | null | undefined;
export type QueryParams = Readonly<Record<string, Value | readonly Value[]>>;

/** `?a=1&b=x&b=y`: arrays as repeated keys, every value URL-encoded, absent ones omitted. */
export function queryString(params: QueryParams = {}): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    (isList(value) ? value : [value]).filter(isGiven).map((one) => `${encode(key)}=${encode(String(one))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const encode = encodeURIComponent;

function isList(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}

function isGiven(value: Value): value is string | number | boolean {
  return value !== undefined && value !== null;
}
