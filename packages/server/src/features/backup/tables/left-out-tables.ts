/** Tables that are not in the archive, each with its reason. Every other table of the schema is, by its catalogue. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migration: 'The header lists the migrations; a restore runs them.',
  job_holds: 'A hold belongs to the database in which it holds; a restore makes its own.',
  live_horizon: 'Its transaction number has a meaning only in the database that counts it.',
  live_notices: 'Consoles read them within minutes, by transaction numbers of their own database.',
  media_stamps: 'Counts changes by transaction numbers; only running processes remember a count.',
  post_stamps: 'Counts changes by transaction numbers; only running processes remember a count.',
  media_uploads: 'The parts of an unfinished upload are not in the archive; the person sends the file again.',
  media_upload_parts: 'Belongs to the unfinished uploads.',
  comment_claims: 'Says for two minutes who has a comment in hand.',
  reader_counts: 'Counts the calls of readers within an hour; the counts of another time limit nobody.',
  read_marks: 'Says for a day which readers were counted; nobody keeps it longer.',
  secret_key_marks: 'A restore seals with the key of its target; the next start marks that one.',
};
