import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

export interface PreviewLook {
  /** For the call: an earlier version, and the language of the site's own words. */
  readonly asked: { readonly versionNo?: number; readonly siteLang?: Language };
  readonly speak: (language: Language) => void;
}

const MAX_VERSION = 2_147_483_647;

/** How a page is looked at: `?version=12` in the address is an earlier version. */
export function usePreviewLook(): PreviewLook {
  const [siteLang, speak] = useState<Language>();
  const [address] = useSearchParams();
  const versionNo = Number(address.get('version'));
  const isVersion = Number.isInteger(versionNo) && versionNo > 0 && versionNo <= MAX_VERSION;
  return { asked: { ...(isVersion && { versionNo }), ...(siteLang && { siteLang }) }, speak };
}
