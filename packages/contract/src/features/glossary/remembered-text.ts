/** The form in which two texts are one for the memory: composed, blanks folded, without blanks at the ends. */
export function rememberedForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}
