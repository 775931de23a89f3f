/** The query that names a field: the editor leads to it when it opens. */
export const MENDED_FIELD = 'field';

/** The editor of a post, at one of its fields. */
export function mendingAddress(postId: string, field: string): string {
  const query = field === '' || field === 'notes' ? '' : `?${MENDED_FIELD}=${encodeURIComponent(field)}`;
  return `/manager_post/edit/${postId}${query}`;
}
