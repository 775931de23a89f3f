import type { CheckLevel } from '../checklist/check-facts.ts';
import { figureOf } from '../checklist/post-checks.ts';
import { mergeWords } from '../checklist/word-list.ts';
import type { PostType } from '../post-kinds.ts';
import { type CheckChoices, LAWFUL_DELAY_MINUTES, SOFT_CHECKS } from './post-settings.ts';

export const SETTINGS_RULE_TEXTS = {
  DELAY_BY_LAW: {
    vi: 'Trang thông tin điện tử tổng hợp phải chờ ít nhất {min} phút sau khi nguồn đăng bài.',
    en: 'An aggregator waits at least {min} minutes after its source.',
  },
} as const;

/** The legal requirements for a project of this kind. */
export function leastDelay(kind: string): number {
  return kind === 'AGGREGATOR' ? LAWFUL_DELAY_MINUTES : 0;
}

/** The choices as stored: defaults are omitted, lists hold each word once. */
export function tidyChoices(choices: CheckChoices): CheckChoices {
  const bannedWords = mergeWords(choices.bannedWords);
  const merged = mergeWords([...bannedWords, ...choices.suspectWords]);
  return {
    ...choices,
    levels: chosenLevels(choices.levels),
    figures: chosenFigures(choices.figures),
    bannedWords,
    // A blocking word needs no hint too.
    suspectWords: merged.filter((word) => !bannedWords.includes(word)),
  };
}

function chosenLevels(levels: Readonly<Record<string, CheckLevel | undefined>>) {
  return Object.fromEntries(
    SOFT_CHECKS.flatMap(({ code, level }) => {
      const chosen = levels[code];
      return chosen === undefined || chosen === level ? [] : [[code, chosen]];
    }),
  );
}

function chosenFigures(figures: Readonly<Record<string, number | undefined>>) {
  return Object.fromEntries(
    SOFT_CHECKS.flatMap((check) =>
      figureNames(check).flatMap(({ name, type }) => {
        const chosen = figures[name];
        return chosen === undefined || chosen === figureOf(check, { figures: {} }, type)
          ? []
          : [[name, chosen]];
      }),
    ),
  );
}

/** The numbers of a check: its own, and those of single types. */
export function figureNames(check: (typeof SOFT_CHECKS)[number]): {
  readonly name: string;
  readonly type: PostType | undefined;
}[] {
  if (check.figure === undefined) return [];
  const types = Object.keys(check.figure.byType ?? {}) as PostType[];
  return [
    { name: check.code, type: undefined },
    ...types.map((type) => ({ name: `${check.code}.${type}`, type })),
  ];
}
