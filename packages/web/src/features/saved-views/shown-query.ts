/** Where in a list one is, and what stands open beside it, is not what it shows. */
const POSITION = ['page', 'limit', 'happy', 'open', 'project', 'day', 'span'];

/** The part of an address that a view keeps, in one order. */
export function shownQuery(search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const key of POSITION) query.delete(key);
  query.sort();
  return query.toString();
}

/** The address with what a view shows in place of what is shown. */
export function withView(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const project = search.get('project');
  if (project !== null) next.set('project', project);
  return next;
}
