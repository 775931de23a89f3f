/** Gives idempotency keys: the same content tried again has the same key, until it is forgotten. */
export function keyOfContent(): ((content: unknown) => string) & { forget(): void } {
  let key: { readonly of: string; readonly value: string } | undefined;
  const keyOf = (content: unknown) => {
    const of = JSON.stringify(content);
    key = key?.of === of ? key : { of, value: randomKey() };
    return key.value;
  };
  const forget = () => {
    key = undefined;
  };
  return Object.assign(keyOf, { forget });
}

/** `crypto.randomUUID` is missing on plain http, this is not. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
