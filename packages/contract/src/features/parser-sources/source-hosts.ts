/** `www.` names the same site. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');

/** Names and numbers alone: a host in doubt is nobody's. */
const HOST = /^https?:\/\/(?:[^/?#\\@]*@)?([\p{L}\p{M}\p{N}.-]+)(?::\d+)?(?:[/?#]|$)/iu;

/** Whether an address is on one of the domains of a source, or below it; nothing is of a source without domains. */
export function isOfSource(address: string, domains: readonly string[]): boolean {
  const named = HOST.exec(address)?.[1];
  if (named === undefined) return false;
  const host = bareHost(named.toLowerCase());
  return domains.map(bareHost).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
