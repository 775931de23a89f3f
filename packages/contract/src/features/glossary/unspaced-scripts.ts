/** Scripts whose words stand without blanks between them: a word is found wherever its characters stand. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

export const hasUnspacedScript = (text: string): boolean => UNSPACED.test(text);
