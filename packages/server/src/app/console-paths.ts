/** First segments of addresses that the console or the server answers (specification §2). */
const RESERVED = new Set([
  'assets',
  'contest-files',
  'dashboard',
  'error500',
  'healthz',
  'login',
  'manager_project',
  'media',
  'metrics',
  'p',
  'profile',
  'readyz',
  'setting_page',
  'setting_post',
  'totp',
  'view_project',
]);
const RESERVED_FAMILIES = ['manager_', 'happy'];

/** Whether an address would hide one of the console's pages. */
export function isConsolePath(path: string): boolean {
  const first = path.split('/')[1] ?? '';
  return first === '' || RESERVED.has(first) || RESERVED_FAMILIES.some((family) => first.startsWith(family));
}
