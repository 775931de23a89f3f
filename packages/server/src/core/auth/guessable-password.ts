import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import common from './common-passwords.json' with { type: 'json' };

const COMMON: ReadonlySet<string> = new Set(common.passwords.split(' '));

/** Words of the product and of Vietnamese keyboards; alone, in pairs or with a year they are guessed early. */
const WORDS: ReadonlySet<string> = new Set(
  `toasoan vietnam matkhau password quantri quantrivien quanly admin administrator superadmin supperadmin
  editor author bientap bientapvien phongvien thuky congtacvien baochi tapchi tinmoi dangnhap xinchao hanoi
  saigon danang hochiminh nghean happy hanhphuc anhyeuem emyeuanh toiyeu khongbiet moi chaomung vodich
  welcome changeme letmein qwerty iloveyou test local com net vn`.split(/\s+/),
);
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
/** With more digits and signs than this a known word is no longer a weakness. */
const MAX_DECORATION = 8;

const KEYBOARD_ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 3;
const MAX_RUNS = 3;

interface PersonFacts {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
}

/** True for a password that an attacker tries first: for anybody, or for this person. */
export function isGuessable(password: string, person: PersonFacts): boolean {
  const lower = password.normalize('NFC').toLowerCase();
  const plain = foldVietnamese(lower);
  if (COMMON.has(lower) || COMMON.has(plain) || isOwnName(plain, person)) return true;
  return isRepetition(plain) || isKeyboardWalk(plain) || isKnownWord(plain, person);
}

/** The person's e-mail or username, whatever digits and signs it has, with a few more around it. */
function isOwnName(text: string, { email, username }: PersonFacts): boolean {
  const [local = ''] = email.split('@');
  return [email, local, username]
    .map((name) => foldVietnamese(name.normalize('NFC').toLowerCase().trim()))
    .some(
      (name) =>
        name.length >= SHORTEST_RUN && text.includes(name) && text.length - name.length <= MAX_DECORATION,
    );
}

/** One piece of up to five characters, repeated: "abcabcabcab". */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4, 5].some((size) => {
    const piece = text.slice(0, size);
    return text.length > size && piece.repeat(Math.ceil(text.length / size)).startsWith(text);
  });
}

/** A few straight runs along the keyboard, the alphabet or the digits: "qwerty12345". */
function isKeyboardWalk(text: string): boolean {
  let rest = text;
  for (let runs = 0; runs < MAX_RUNS && rest !== ''; runs += 1) rest = rest.slice(longestRun(rest));
  return rest === '';
}

function longestRun(text: string): number {
  let length = text.length;
  while (length >= SHORTEST_RUN && !KEYBOARD_ROWS.some((row) => row.includes(text.slice(0, length))))
    length -= 1;
  return length >= SHORTEST_RUN ? length : 0;
}

function isKnownWord(text: string, person: PersonFacts): boolean {
  const letters = lettersOf(text);
  if (text.length - letters.length > MAX_DECORATION) return false;
  const inside = text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[01345@$]/g, (sign) => LEET[sign] ?? sign);
  return [letters, lettersOf(inside)].some((word) => isWord(word) || namesOf(person).includes(word));
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

/** A word of the list, or two to four of them in a row. */
function isWord(text: string, parts = 4): boolean {
  if (WORDS.has(text)) return true;
  if (parts === 1) return false;
  for (let cut = 2; cut < text.length; cut += 1)
    if (WORDS.has(text.slice(0, cut)) && isWord(text.slice(cut), parts - 1)) return true;
  return false;
}

function namesOf({ email, username, displayName }: PersonFacts): string[] {
  const words = foldVietnamese(displayName).split(/\s+/).map(lettersOf);
  const [local = ''] = email.toLowerCase().split('@');
  const names = [local, email.toLowerCase(), username].map(lettersOf);
  return [
    ...names,
    words.join(''),
    words.toReversed().join(''),
    (words.at(-1) ?? '') + words.slice(0, -1).join(''),
  ].filter((name) => name.length >= SHORTEST_RUN);
}
