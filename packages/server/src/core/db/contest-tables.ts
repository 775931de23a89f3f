import type {
  ContestJurorTable,
  JuryLinkTable,
  JurySessionTable,
  JuryTurnTable,
  RoundResultTable,
} from './tables/contest-jury-tables.ts';
import type { ContestAwardTable, SubmissionRecallTable } from './tables/contest-results-tables.ts';
import type {
  ContestCounterTable,
  ContestNoticeTable,
  ContestPrizeTable,
  ContestRoundTable,
  ContestRulesTable,
  ContestTable,
} from './tables/contest-tables.ts';
import type {
  AuthorMailTable,
  ContestConsentTable,
  EntryCodeTable,
  EntryDraftTable,
  EntryLinkTable,
  EntryUploadPartTable,
  EntryUploadTable,
  GuardianPaperTable,
} from './tables/entry-tables.ts';
import type { SubmissionLookTable, SubmissionPairTable } from './tables/submission-check-tables.ts';
import type {
  EntrantTable,
  SubmissionFileTable,
  SubmissionNoteTable,
  SubmissionTable,
} from './tables/submission-tables.ts';
import type {
  ContestVoterTable,
  ContestVoteTable,
  VoteAnalysisTable,
  VoteFindingTable,
  VoteMonthPlaceTable,
  VoteMonthTable,
  VoterSessionTable,
} from './tables/vote-tables.ts';

/** The tables of contests, from the call to the award. */
export interface ContestTables {
  author_mails: AuthorMailTable;
  contests: ContestTable;
  contest_voters: ContestVoterTable;
  contest_votes: ContestVoteTable;
  vote_analyses: VoteAnalysisTable;
  vote_findings: VoteFindingTable;
  vote_month_places: VoteMonthPlaceTable;
  vote_months: VoteMonthTable;
  voter_sessions: VoterSessionTable;
  contest_awards: ContestAwardTable;
  contest_consents: ContestConsentTable;
  contest_counters: ContestCounterTable;
  contest_jurors: ContestJurorTable;
  contest_notices: ContestNoticeTable;
  contest_prizes: ContestPrizeTable;
  contest_rounds: ContestRoundTable;
  contest_rules: ContestRulesTable;
  entrants: EntrantTable;
  entry_codes: EntryCodeTable;
  entry_drafts: EntryDraftTable;
  entry_links: EntryLinkTable;
  entry_upload_parts: EntryUploadPartTable;
  entry_uploads: EntryUploadTable;
  guardian_papers: GuardianPaperTable;
  jury_links: JuryLinkTable;
  jury_sessions: JurySessionTable;
  jury_turns: JuryTurnTable;
  round_results: RoundResultTable;
  submission_files: SubmissionFileTable;
  submission_looks: SubmissionLookTable;
  submission_notes: SubmissionNoteTable;
  submission_recalls: SubmissionRecallTable;
  submission_pairs: SubmissionPairTable;
  submissions: SubmissionTable;
}
