import type { CheckSettings } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { LAWFUL_DELAY_MINUTES } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { type RawBuilder, sql } from 'kysely';

/** How the project named by `projectId` checks its posts, as one column; the law's delay holds whatever it chose. */
export function checkSettingsColumn(projectId: RawBuilder<string>): RawBuilder<CheckSettings> {
  return sql`(
    SELECT json_build_object(
      'minDelayMinutes', greatest(
        coalesce(chosen.min_delay_minutes, 60),
        CASE project.kind WHEN 'AGGREGATOR' THEN ${LAWFUL_DELAY_MINUTES}::integer ELSE 0 END
      ),
      'levels', coalesce(chosen.check_levels, '{}'),
      'figures', coalesce(chosen.check_figures, '{}'),
      'bannedWords', coalesce(chosen.banned_words, '{}'),
      'suspectWords', coalesce(chosen.suspect_words, '{}'),
      'ownHosts', project.domains,
      'timezone', project.timezone
    )
    FROM projects AS project LEFT JOIN post_settings AS chosen ON chosen.project_id = project.id
    WHERE project.id = ${projectId}
  )`;
}
