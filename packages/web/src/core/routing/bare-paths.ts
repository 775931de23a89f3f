// Spec: any path containing /login or /totp is shown bare and needs no token.
export function isBarePath(pathname: string): boolean {
  return pathname.includes('/login') || pathname.includes('/totp');
}

/** Spec: /login is also reachable in the hash form #/login. */
export function isSignInHash(hash: string): boolean {
  return hash.startsWith('#/login');
}
