import type { LinkTarget } from '../menus/menu-item.ts';
import { readLink } from '../menus/reader-menu.ts';
import type { FooterContent, FooterFact, FooterLogo, FooterSocial } from './footer-content.ts';

/** A link as readers get it: present name and address. */
export interface ReaderFooterLink {
  readonly id: string;
  readonly title: string;
  /** null: a line that leads nowhere. */
  readonly href: string | null;
  readonly target: 'SELF' | 'BLANK';
}

export interface ReaderFooter {
  readonly columns: readonly {
    readonly heading: string;
    readonly links: readonly ReaderFooterLink[];
    readonly html: string;
  }[];
  readonly facts: readonly FooterFact[];
  readonly socials: readonly FooterSocial[];
  readonly logos: readonly FooterLogo[];
  readonly copyright: string;
}

interface Reading {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** The language of the reader, and of the footer's own words. */
  readonly language: string;
  readonly footerLanguage: string;
}

/** What readers get. Links that they cannot open are left out, and columns that have nothing else. */
export function readFooter(content: FooterContent, reading: Reading): ReaderFooter {
  const { targets, language, footerLanguage } = reading;
  const say = (text: string, names: Readonly<Record<string, string>>) =>
    language === footerLanguage ? text : names[language] || text;
  const columns = content.columns.flatMap(({ heading, names, links, html }) => {
    const open = links.flatMap((link): ReaderFooterLink[] => {
      const read = readLink(link, { targets, language, menuLanguage: footerLanguage });
      return read === undefined ? [] : [{ id: link.id, ...read, target: link.target }];
    });
    return open.length === 0 && html === '' ? [] : [{ heading: say(heading, names), links: open, html }];
  });
  const { facts, socials, logos, copyright, copyrightNames } = content;
  return { columns, facts, socials, logos, copyright: say(copyright, copyrightNames) };
}
