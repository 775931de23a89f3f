import { CONTEST_CATEGORIES, type FixedContest } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { USUAL_LIMITS, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { up as completeFirstContests } from '../migrations/0802-first-contest-frames.ts';

interface FirstContest {
  readonly projectId: string;
  readonly prefix: string;
  readonly title: string;
  readonly titleEn: string;
  readonly year: number;
}

const FIRST_CONTESTS: Readonly<Record<FixedContest, FirstContest>> = {
  happy: {
    projectId: '2',
    prefix: 'HV26',
    title: 'Happy Việt Nam',
    titleEn: 'Happy Vietnam',
    year: 2026,
  },
  happy_2025: {
    projectId: '2',
    prefix: 'HV25',
    title: 'Happy Việt Nam 2025',
    titleEn: 'Happy Vietnam 2025',
    year: 2025,
  },
  happy_2024: {
    projectId: '2',
    prefix: 'HV24',
    title: 'Happy Việt Nam 2024',
    titleEn: 'Happy Vietnam 2024',
    year: 2024,
  },
  happy_2023: {
    projectId: '2',
    prefix: 'HV23',
    title: 'Happy Việt Nam 2023',
    titleEn: 'Happy Vietnam 2023',
    year: 2023,
  },
  happy_2025_nghean: {
    projectId: '7',
    prefix: 'NA25',
    title: 'Nghệ An hạnh phúc 2025',
    titleEn: 'Happy Nghe An 2025',
    year: 2025,
  },
};

/**
 * The contests whose menu groups the specification fixes; each begins as a draft with terms, rounds, prizes and a frame of
 * rules. The demo's are bare: it brings its own.
 */
export async function seedFirstContests(
  tx: Db,
  { by, isDemo }: { readonly by: Actor; readonly isDemo: boolean },
): Promise<void> {
  for (const [code, contest] of Object.entries(FIRST_CONTESTS)) {
    const { projectId, titleEn, ...named } = contest;
    await insertVersioned(
      tx,
      'contests',
      projectId,
      {
        ...named,
        code,
        title_en: titleEn,
        categories: [...CONTEST_CATEGORIES],
        limits: JSON.stringify(USUAL_LIMITS),
        voting: JSON.stringify(USUAL_VOTING),
      },
      by,
    );
  }
  if (!isDemo) await completeFirstContests(tx as unknown as Kysely<unknown>);
}
