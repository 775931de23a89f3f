// Spec: local development is the hostname localhost, or one that starts with 127.0.0.
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.0.0.');
}
