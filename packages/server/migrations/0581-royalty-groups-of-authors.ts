import { type Kysely, sql } from 'kysely';

/**
 * The group of an author was a free word that nothing read. Words that name a group of the decree become it; others are
 * dropped, and the log keeps them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE account_profiles SET profile = jsonb_set(profile, '{royaltyGroup}', to_jsonb(coalesce((
      SELECT known.code FROM (VALUES
        ('NEWS', 'tin'), ('READER_REPLY', 'trả lời bạn đọc'), ('PICTURE', 'tranh, ảnh'), ('COMMENTARY', 'chính luận'),
        ('REPORTAGE', 'phóng sự, ký'), ('INTERVIEW', 'phỏng vấn'), ('RESEARCH', 'nghiên cứu'),
        ('TALK', 'tọa đàm, giao lưu')) AS known (code, word)
      WHERE word = lower(normalize(profile ->> 'royaltyGroup', NFC))), '')))
    WHERE profile ? 'royaltyGroup' AND profile ->> 'royaltyGroup' <> ''`.execute(db);
}
