const PARAM = 'project';

/** The project named by a copied link, '' for none. */
export function projectInUrl(url: string): string {
  return new URLSearchParams(queryOf(url)).get(PARAM) ?? '';
}

export function withoutProject(url: string): string {
  return changed(url, (params) => params.delete(PARAM));
}

/** The link as it is copied or opened in another browser tab. */
export function withProject(url: string, projectId: string): string {
  return projectId === '' ? url : changed(url, (params) => params.set(PARAM, projectId));
}

function queryOf(url: string): string {
  return /\?([^#]*)/.exec(url)?.[1] ?? '';
}

function changed(url: string, change: (params: URLSearchParams) => void): string {
  const [rest = '', hash] = url.split('#', 2);
  const params = new URLSearchParams(queryOf(rest));
  change(params);
  const query = params.size === 0 ? '' : `?${params}`;
  return `${rest.split('?', 1)[0]}${query}${hash === undefined ? '' : `#${hash}`}`;
}
