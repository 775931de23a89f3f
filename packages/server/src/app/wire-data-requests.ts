import { sql } from 'kysely';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { heldAccounts } from '#server/core/personal-data/held-accounts-view.ts';
import type { DataChange } from '#server/core/personal-data/personal-data.ts';
import type { AttachmentDependencies } from '#server/features/attachments/public.ts';
import {
  eraseCommentsOfPerson,
  forgetSendersOfPerson,
  heldComments,
  type KeyOf,
  readCommentContactDays,
  unpublishCommentsOfPerson,
} from '#server/features/comments/public.ts';
import { forgetDraftsOfPerson, heldEntrants } from '#server/features/contest-entries/public.ts';
import { heldJurors } from '#server/features/contest-jury/public.ts';
import { forgetEntrantsOfPerson, forgetVotersOfPerson } from '#server/features/contest-results/public.ts';
import { heldVoters } from '#server/features/contest-votes/public.ts';
import {
  forgetRequesters,
  heldCorrectionRequests,
} from '#server/features/correction-requests/held-requests-store.ts';
import { dataRequestRoutes } from '#server/features/data-requests/data-request-routes.ts';
import { heldDataRequests } from '#server/features/data-requests/held-data-requests-store.ts';
import { heldEventContacts } from '#server/features/events/held-contacts-view.ts';
import { namedPosts } from '#server/features/posts/search/named-posts-view.ts';
import {
  forgetSuggestersOfPerson,
  heldSuggestions,
} from '#server/features/translation-suggestions/public.ts';

interface Parts extends AttachmentDependencies {
  readonly secretBox: SecretBox;
  readonly keyOf: KeyOf | undefined;
  readonly isMailOn: boolean;
}

/** Requests about personal data, with every place where the house may hold some. */
export function wireDataRequests({ secretBox, keyOf, isMailOn, ...files }: Parts) {
  const keys = { secretBox, keyOf };
  return dataRequestRoutes({
    ...files,
    secretBox,
    keyOf,
    isMailOn,
    holders: {
      COMMENT: heldComments(keys),
      CONTEST_ENTRANT: heldEntrants,
      CONTEST_JUROR: heldJurors,
      CONTEST_VOTER: heldVoters,
      CORRECTION_REQUEST: heldCorrectionRequests,
      DATA_REQUEST: heldDataRequests(keys),
      EVENT: heldEventContacts,
      PROFILE: heldAccounts(
        (projectId) => sql`account_type <> 'user'
          AND id IN (SELECT user_id FROM account_profiles WHERE project_id = ${projectId} AND NOT is_gone)`,
      ),
      TRANSLATION_SUGGESTION: heldSuggestions,
      STAFF: heldAccounts(
        (projectId) => sql`account_type = 'user' AND (role = 'SUPPER_ADMIN'
          OR id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId}))`,
      ),
    },
    namedPosts: namedPosts(),
    acts: {
      UNPUBLISH_COMMENTS: unpublishCommentsOfPerson(keyOf),
      FORGET_CONTACTS: inTurn(
        forgetSendersOfPerson(keyOf),
        forgetRequesters,
        forgetSuggestersOfPerson,
        forgetEntrantsOfPerson,
        forgetVotersOfPerson,
        forgetDraftsOfPerson,
      ),
      ERASE_COMMENTS: eraseCommentsOfPerson(keyOf),
    },
    commentContactDays: readCommentContactDays,
  });
}

function inTurn(...changes: readonly DataChange[]): DataChange {
  return async (db, projectId, person, at) => {
    let count = 0;
    for (const change of changes) count += await change(db, projectId, person, at);
    return count;
  };
}
