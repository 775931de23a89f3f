/** Keys for the position in a list and for open panels; a view does not keep them. */
const POSITION = ['page', 'limit', 'happy', 'open', 'project', 'day', 'span'];

/** The part of an address that a view keeps, with sorted keys. */
export function shownQuery(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const key of POSITION) query.delete(key);
  query.sort();
  return query.toString();
}

/** The address with the query of a view instead of the current one. */
export function withView(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const project = search.get('project');
  if (project !== null) next.set('project', project);
  return next;
}
