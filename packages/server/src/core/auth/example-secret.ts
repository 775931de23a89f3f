const FEWEST_CHARACTERS = 8;

/** Parts of the keys that guides, templates and tests show; with five letters or more, none is in a random key. */
const EXAMPLES =
  /change.?(me|this|it)|replace.?(me|this|with)|example|your.?(secret|key|own)|secret.?key|(my|super|very|top).?secret|placeholder|insecure|default|password|mat.?khau|toa.?soan|for.?tests?\b|test.?key|long.?enough|develop(er|ment)|random.?string|not.?so.?secret|keyboard.?cat|deadbeef|cafebabe|xxxxx/;

/** True for a secret that is known from an example, or so regular that a machine finds it. */
export function isExampleSecret(secret: string): boolean {
  return EXAMPLES.test(secret.toLowerCase()) || isRegular(secret);
}

/** Few characters, a piece that repeats, or runs such as "abcdef" and "123456". */
function isRegular(secret: string): boolean {
  const letters = [...secret];
  if (new Set(letters).size < FEWEST_CHARACTERS) return true;
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  if (new Set(pairs).size < pairs.length / 2) return true;
  const steps = pairs.filter(([first = '', second = '']) => Math.abs(codeOf(first) - codeOf(second)) <= 1);
  return steps.length > pairs.length * 0.75;
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
