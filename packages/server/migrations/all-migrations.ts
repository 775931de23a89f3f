import { up as projects } from './0001-projects.ts';
import { up as users } from './0002-users.ts';
import { up as projectMembers } from './0003-project-members.ts';
import { up as sessions } from './0004-sessions.ts';
import { up as secondFactors } from './0005-second-factors.ts';
import { up as signInAttempts } from './0006-sign-in-attempts.ts';
import { up as auditLog } from './0010-audit-log.ts';
import { up as idempotencyKeys } from './0011-idempotency-keys.ts';
import { up as slugRedirects } from './0012-slug-redirects.ts';
import { up as tags } from './0020-tags.ts';
import { up as categories } from './0030-categories.ts';
import { up as posts } from './0040-posts.ts';
import { up as postListIndexes } from './0041-post-list-indexes.ts';
import { up as postSearchIndex } from './0042-post-search-index.ts';
import { up as postLinks } from './0043-post-links.ts';
import { up as postCounts } from './0044-post-counts.ts';
import { up as postAutosaves } from './0045-post-autosaves.ts';
import { up as importRuns } from './0050-import-runs.ts';
import { up as importSources } from './0051-import-sources.ts';
import { up as importItems } from './0052-import-items.ts';
import { up as userSearch } from './0060-user-search.ts';
import { up as passwordLinks } from './0061-password-links.ts';
import { up as secondFactorResets } from './0062-second-factor-resets.ts';
import { up as userNameOrder } from './0063-user-name-order.ts';
import { up as userPreferences } from './0070-user-preferences.ts';
import { up as auditList } from './0080-audit-list.ts';
import { up as jobs } from './0090-jobs.ts';
import { up as tasks } from './0091-tasks.ts';
import { up as newsroomPosts } from './0100-newsroom-posts.ts';
import { up as postHistory } from './0101-post-history.ts';
import { up as postSettings } from './0102-post-settings.ts';
import { up as postMoveAssignee } from './0110-post-move-assignee.ts';
import { up as postStamps } from './0120-post-stamps.ts';
import { up as postWorkIndexes } from './0121-post-work-indexes.ts';
import { up as savedViews } from './0122-saved-views.ts';
import { up as oneStampATransaction } from './0123-one-stamp-a-transaction.ts';
import { up as postVersionFacts } from './0130-post-version-facts.ts';
import { up as takedownCases } from './0140-takedown-cases.ts';
import { up as postCorrections } from './0141-post-corrections.ts';
import { up as postRoyalties } from './0142-post-royalties.ts';
import { up as checkFigures } from './0150-check-figures.ts';
import { up as postPlacements } from './0160-post-placements.ts';
import { up as postTitleShingles } from './0161-post-title-shingles.ts';
import { up as postShareLinks } from './0170-post-share-links.ts';
import { up as media } from './0180-media.ts';
import { up as mediaUploads } from './0181-media-uploads.ts';
import { up as mediaLooks } from './0182-media-looks.ts';
import { up as mediaLibrary } from './0190-media-library.ts';
import { up as mediaCounts } from './0191-media-counts.ts';
import { up as mediaStamps } from './0192-media-stamps.ts';
import { up as postPictures } from './0200-post-pictures.ts';
import { up as postVersionMedia } from './0201-post-version-media.ts';
import { up as emblems } from './0205-emblems.ts';
import { up as mediaRights } from './0206-media-rights.ts';
import { up as importMedia } from './0208-import-media.ts';
import { up as mediaSeeKeys } from './0210-media-see-keys.ts';
import { up as liveNotices } from './0220-live-notices.ts';
import { up as notifications } from './0221-notifications.ts';
import { up as liveTelling } from './0222-live-telling.ts';
import { up as liveLooks } from './0223-live-looks.ts';
import { up as postSessions } from './0224-post-sessions.ts';
import { up as postLocks } from './0225-post-locks.ts';
import { up as postNotes } from './0226-post-notes.ts';
import { up as notificationMail } from './0228-notification-mail.ts';
import { up as mails } from './0229-mails.ts';
import { up as postAssignments } from './0232-post-assignments.ts';
import { up as postHandOvers } from './0233-post-hand-overs.ts';
import { up as noteMustFixBy } from './0234-note-must-fix-by.ts';
import { up as accountMails } from './0236-account-mails.ts';
import { up as mailTrouble } from './0237-mail-trouble.ts';
import { up as correctionLedger } from './0238-correction-ledger.ts';
import { up as countsAsDifferences } from './0250-counts-as-differences.ts';
import { up as htmlWhenAsked } from './0251-html-when-asked.ts';
import { up as textOfVersions } from './0252-text-of-versions.ts';
import { up as postSearch } from './0270-post-search.ts';
import { up as vacuumSettings } from './0271-vacuum-settings.ts';
import { up as postBodySearch } from './0272-post-body-search.ts';
import { up as newWordsMerged } from './0273-new-words-merged.ts';
import { up as postPublications } from './0280-post-publications.ts';
import { up as peopleByName } from './0305-people-by-name.ts';
import { up as projectRights } from './0306-project-rights.ts';
import { up as resetReasons } from './0307-reset-reasons.ts';
import { up as secretKeyMarks } from './0310-secret-key-marks.ts';
import { up as forgottenPasswords } from './0311-forgotten-passwords.ts';
import { up as signInRules } from './0312-sign-in-rules.ts';
import { up as systemLog } from './0315-system-log.ts';
import { up as mediaSpace } from './0320-media-space.ts';
import { up as jobHolds } from './0325-job-holds.ts';
import { up as mediaTimeline } from './0330-media-timeline.ts';
import { up as tagNameFolds } from './0335-tag-name-folds.ts';
import { up as mediaTemplates } from './0336-media-templates.ts';
import { up as changedEmails } from './0340-changed-emails.ts';
import { up as readerCounts } from './0380-reader-counts.ts';
import { up as events } from './0400-events.ts';
import { up as eventEditing } from './0401-event-editing.ts';
import { up as eventLogs } from './0402-event-logs.ts';
import { up as eventCoverage } from './0405-event-coverage.ts';
import { up as eventFeeds } from './0406-event-feeds.ts';
import { up as accountProfiles } from './0410-account-profiles.ts';
import { up as comments } from './0420-comments.ts';
import { up as commentModeration } from './0421-comment-moderation.ts';
import { up as commentCounts } from './0422-comment-counts.ts';
import { up as commentErasures } from './0430-comment-erasures.ts';
import { up as importedComments } from './0431-imported-comments.ts';
import { up as internalLinks } from './0440-internal-links.ts';
import { up as correctionRequests } from './0460-correction-requests.ts';
import { up as viewAs } from './0465-view-as.ts';
import { up as royaltySheets } from './0480-royalty-sheets.ts';
import { up as dataRequests } from './0485-data-requests.ts';
import { up as attachments } from './0490-attachments.ts';
import { up as dataRequestFiles } from './0494-data-request-files.ts';
import { up as eventPerformers } from './0495-event-performers.ts';
import { up as namesByTheirBeginning } from './0500-names-by-their-beginning.ts';
import { up as commentClaims } from './0505-comment-claims.ts';
import { up as staffFields } from './0520-staff-fields.ts';
import { up as signInLimits } from './0521-sign-in-limits.ts';
import { up as commentDevices } from './0525-comment-devices.ts';
import { up as evidenceRetention } from './0535-evidence-retention.ts';
import { up as postsOfMonth } from './0536-posts-of-month.ts';
import { up as internalLinkReport } from './0556-internal-link-report.ts';
import { up as coverageFollowsPlan } from './0560-coverage-follows-plan.ts';
import { up as eventPublications } from './0570-event-publications.ts';
import { up as endedByAdmin } from './0580-ended-by-admin.ts';
import { up as royaltyGroupsOfAuthors } from './0581-royalty-groups-of-authors.ts';
import { up as fieldsOfFigures } from './0582-fields-of-figures.ts';
import { up as peopleInMedia } from './0584-people-in-media.ts';
import { up as openRequestReminders } from './0590-open-request-reminders.ts';
import { up as correctionsOfRequests } from './0620-corrections-of-requests.ts';
import { up as partnerLogos } from './0630-partner-logos.ts';
import { up as pages } from './0640-pages.ts';
import { up as pageEditing } from './0641-page-editing.ts';
import { up as contentTemplates } from './0660-content-templates.ts';
import { up as menus } from './0690-menus.ts';
import { up as deliveryDrops } from './0700-delivery-drops.ts';
import { up as outbox } from './0720-outbox.ts';
import { up as webhooks } from './0721-webhooks.ts';
import type { Migration } from './migration.ts';

/** In order. A migration that has run anywhere never changes. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  { name: '0001-projects', up: projects },
  { name: '0002-users', up: users },
  { name: '0003-project-members', up: projectMembers },
  { name: '0004-sessions', up: sessions },
  { name: '0005-second-factors', up: secondFactors },
  { name: '0006-sign-in-attempts', up: signInAttempts },
  { name: '0010-audit-log', up: auditLog },
  { name: '0011-idempotency-keys', up: idempotencyKeys },
  { name: '0012-slug-redirects', up: slugRedirects },
  { name: '0020-tags', up: tags },
  { name: '0030-categories', up: categories },
  { name: '0040-posts', up: posts },
  { name: '0041-post-list-indexes', up: postListIndexes },
  { name: '0042-post-search-index', up: postSearchIndex },
  { name: '0043-post-links', up: postLinks },
  { name: '0044-post-counts', up: postCounts },
  { name: '0045-post-autosaves', up: postAutosaves },
  { name: '0050-import-runs', up: importRuns },
  { name: '0051-import-sources', up: importSources },
  { name: '0052-import-items', up: importItems },
  { name: '0060-user-search', up: userSearch },
  { name: '0061-password-links', up: passwordLinks },
  { name: '0062-second-factor-resets', up: secondFactorResets },
  { name: '0063-user-name-order', up: userNameOrder },
  { name: '0070-user-preferences', up: userPreferences },
  { name: '0080-audit-list', up: auditList },
  { name: '0090-jobs', up: jobs },
  { name: '0091-tasks', up: tasks },
  { name: '0100-newsroom-posts', up: newsroomPosts },
  { name: '0101-post-history', up: postHistory },
  { name: '0102-post-settings', up: postSettings },
  { name: '0110-post-move-assignee', up: postMoveAssignee },
  { name: '0120-post-stamps', up: postStamps },
  { name: '0121-post-work-indexes', up: postWorkIndexes },
  { name: '0122-saved-views', up: savedViews },
  { name: '0123-one-stamp-a-transaction', up: oneStampATransaction },
  { name: '0130-post-version-facts', up: postVersionFacts },
  { name: '0140-takedown-cases', up: takedownCases },
  { name: '0141-post-corrections', up: postCorrections },
  { name: '0142-post-royalties', up: postRoyalties },
  { name: '0150-check-figures', up: checkFigures },
  { name: '0160-post-placements', up: postPlacements },
  { name: '0161-post-title-shingles', up: postTitleShingles },
  { name: '0170-post-share-links', up: postShareLinks },
  { name: '0180-media', up: media },
  { name: '0181-media-uploads', up: mediaUploads },
  { name: '0182-media-looks', up: mediaLooks },
  { name: '0190-media-library', up: mediaLibrary },
  { name: '0191-media-counts', up: mediaCounts },
  { name: '0192-media-stamps', up: mediaStamps },
  { name: '0200-post-pictures', up: postPictures },
  { name: '0201-post-version-media', up: postVersionMedia },
  { name: '0205-emblems', up: emblems },
  { name: '0206-media-rights', up: mediaRights },
  { name: '0208-import-media', up: importMedia },
  { name: '0210-media-see-keys', up: mediaSeeKeys },
  { name: '0220-live-notices', up: liveNotices },
  { name: '0221-notifications', up: notifications },
  { name: '0222-live-telling', up: liveTelling },
  { name: '0223-live-looks', up: liveLooks },
  { name: '0224-post-sessions', up: postSessions },
  { name: '0225-post-locks', up: postLocks },
  { name: '0226-post-notes', up: postNotes },
  { name: '0228-notification-mail', up: notificationMail },
  { name: '0229-mails', up: mails },
  { name: '0232-post-assignments', up: postAssignments },
  { name: '0233-post-hand-overs', up: postHandOvers },
  { name: '0234-note-must-fix-by', up: noteMustFixBy },
  { name: '0236-account-mails', up: accountMails },
  { name: '0237-mail-trouble', up: mailTrouble },
  { name: '0238-correction-ledger', up: correctionLedger },
  { name: '0250-counts-as-differences', up: countsAsDifferences },
  { name: '0251-html-when-asked', up: htmlWhenAsked },
  { name: '0252-text-of-versions', up: textOfVersions },
  { name: '0270-post-search', up: postSearch },
  { name: '0271-vacuum-settings', up: vacuumSettings },
  { name: '0272-post-body-search', up: postBodySearch },
  { name: '0273-new-words-merged', up: newWordsMerged },
  { name: '0280-post-publications', up: postPublications },
  { name: '0305-people-by-name', up: peopleByName },
  { name: '0306-project-rights', up: projectRights },
  { name: '0307-reset-reasons', up: resetReasons },
  { name: '0310-secret-key-marks', up: secretKeyMarks },
  { name: '0311-forgotten-passwords', up: forgottenPasswords },
  { name: '0312-sign-in-rules', up: signInRules },
  { name: '0315-system-log', up: systemLog },
  { name: '0320-media-space', up: mediaSpace },
  { name: '0325-job-holds', up: jobHolds },
  { name: '0330-media-timeline', up: mediaTimeline },
  { name: '0335-tag-name-folds', up: tagNameFolds },
  { name: '0336-media-templates', up: mediaTemplates },
  { name: '0340-changed-emails', up: changedEmails },
  { name: '0380-reader-counts', up: readerCounts },
  { name: '0400-events', up: events },
  { name: '0401-event-editing', up: eventEditing },
  { name: '0402-event-logs', up: eventLogs },
  { name: '0405-event-coverage', up: eventCoverage },
  { name: '0406-event-feeds', up: eventFeeds },
  { name: '0410-account-profiles', up: accountProfiles },
  { name: '0420-comments', up: comments },
  { name: '0421-comment-moderation', up: commentModeration },
  { name: '0422-comment-counts', up: commentCounts },
  { name: '0430-comment-erasures', up: commentErasures },
  { name: '0431-imported-comments', up: importedComments },
  { name: '0440-internal-links', up: internalLinks },
  { name: '0460-correction-requests', up: correctionRequests },
  { name: '0465-view-as', up: viewAs },
  { name: '0480-royalty-sheets', up: royaltySheets },
  { name: '0485-data-requests', up: dataRequests },
  { name: '0490-attachments', up: attachments },
  { name: '0494-data-request-files', up: dataRequestFiles },
  { name: '0495-event-performers', up: eventPerformers },
  { name: '0500-names-by-their-beginning', up: namesByTheirBeginning },
  { name: '0505-comment-claims', up: commentClaims },
  { name: '0520-staff-fields', up: staffFields },
  { name: '0521-sign-in-limits', up: signInLimits },
  { name: '0525-comment-devices', up: commentDevices },
  { name: '0535-evidence-retention', up: evidenceRetention },
  { name: '0536-posts-of-month', up: postsOfMonth },
  { name: '0556-internal-link-report', up: internalLinkReport },
  { name: '0560-coverage-follows-plan', up: coverageFollowsPlan },
  { name: '0570-event-publications', up: eventPublications },
  { name: '0580-ended-by-admin', up: endedByAdmin },
  { name: '0581-royalty-groups-of-authors', up: royaltyGroupsOfAuthors },
  { name: '0582-fields-of-figures', up: fieldsOfFigures },
  { name: '0584-people-in-media', up: peopleInMedia },
  { name: '0590-open-request-reminders', up: openRequestReminders },
  { name: '0620-corrections-of-requests', up: correctionsOfRequests },
  { name: '0630-partner-logos', up: partnerLogos },
  { name: '0640-pages', up: pages },
  { name: '0641-page-editing', up: pageEditing },
  { name: '0660-content-templates', up: contentTemplates },
  { name: '0690-menus', up: menus },
  { name: '0700-delivery-drops', up: deliveryDrops },
  { name: '0720-outbox', up: outbox },
  { name: '0721-webhooks', up: webhooks },
];
