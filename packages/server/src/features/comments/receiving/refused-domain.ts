import { domainToASCII } from 'node:url';
import { RECEIVING_TEXTS } from '@toasoan/contract/features/comments/receiving/receiving-texts.ts';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { DISPOSABLE_DOMAINS } from './disposable-domains.ts';

type DomainRules = Pick<CommentRules, 'bannedDomains' | 'refuseDisposable'>;

/** In lower case and ASCII; undefined for what no mail is sent to. */
function domainOf(typed: string): string | undefined {
  const domain = domainToASCII(typed.trim().replace(/^@/, '').toLowerCase());
  return domain === '' ? undefined : domain;
}

/** @throws RULES_NOT_MET: EMAIL_DOMAIN_REFUSED. */
export function checkEmailDomain(email: string, { bannedDomains, refuseDisposable }: DomainRules): void {
  const domain = emailKeyOf(email)?.split('@').at(-1);
  if (domain === undefined) return;
  const banned = new Set(bannedDomains.map(domainOf));
  const isRefused = withParents(domain).some(
    (one) => banned.has(one) || (refuseDisposable && DISPOSABLE_DOMAINS.has(one)),
  );
  if (isRefused) throw ruleNotMet(RECEIVING_TEXTS, 'EMAIL_DOMAIN_REFUSED', 'email', { domain });
}

/** "a.b.example" is below "b.example" and "example". */
function withParents(domain: string): string[] {
  const parts = domain.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}
