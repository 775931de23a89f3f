import { keep, kept, secretOf } from '../contest-entry/kept-secret.ts';

/** The secrets of one tab: that of the mailed link, and that of the session which a code has opened. */
export interface JurySecrets {
  readonly link: () => string | undefined;
  readonly session: () => string | undefined;
  readonly keepSession: (token: string | undefined) => void;
  readonly forget: () => void;
}

export function jurySecrets(base: string): JurySecrets {
  const [linkKey, sessionKey] = [`toasoan-jury-link ${base}`, `toasoan-jury ${base}`];
  const before = kept(linkKey);
  const link = secretOf(linkKey);
  // A new link is another juror, or another session of the same one.
  if (link !== before) keep(sessionKey, undefined);
  return {
    link: () => kept(linkKey) ?? link,
    session: () => kept(sessionKey),
    keepSession: (token) => keep(sessionKey, token),
    forget: () => {
      keep(linkKey, undefined);
      keep(sessionKey, undefined);
    },
  };
}
