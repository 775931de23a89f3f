import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import { getContest } from '#server/features/contests/public.ts';
import { getExporter } from '#server/features/posts/public.ts';
import { type TaskHandler, taskHandler } from '#server/features/tasks/public.ts';
import { getRound, readMinutes } from './minutes-view.ts';
import { writeMinutes } from './write-minutes.ts';

const payload = z.strictObject({ roundId: z.string(), language: z.enum(LANGUAGES) });

/** Writes the minutes of a round, with the rights that the person has now. */
export function minutesTask(): TaskHandler {
  return taskHandler({
    kind: 'contest-minutes',
    payload,
    run: async ({ roundId, language }, work) => {
      const projectId = work.projectId ?? '';
      const { timezone } = await getExporter(work.db, projectId, work.userId, 'contest.round');
      const round = await getRound(work.db, projectId, roundId);
      const contest = await getContest(work.db, projectId, round.contest_id);
      const minutes = await readMinutes(work.db, round);
      await writeMinutes(work, minutes, { contest, language, timezone });
      const name = `${contest.prefix}-${round.key.toLowerCase()}.pdf`;
      return { done: minutes.works.length, file: { name, mediaType: 'application/pdf' } };
    },
  });
}
