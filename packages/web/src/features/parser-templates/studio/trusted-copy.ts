interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ): { createHTML(text: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** For the frame without scripts, and for a document that nobody shows. The previews have their own, which brings their code along. */
export function trustedCopy(page: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return page;
  policy ??= trustedTypes.createPolicy('page-copy', { createHTML: (text) => text });
  return policy.createHTML(page);
}
