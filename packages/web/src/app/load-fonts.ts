const WEIGHTS = [400, 500, 600, 700];
/** One letter of each subset that Vietnamese text is made of. */
const LETTERS = 'aế';

/** Fetches the fonts of the frame: text that appears before its font is laid out twice. One that fails has a stand-in. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em "Be Vietnam Pro"`, LETTERS)),
  );
}
