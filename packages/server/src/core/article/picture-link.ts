import { linkAddress } from '@toasoan/contract/article/link-address.ts';

export type Attributes = Readonly<Record<string, string>>;

/** A picture or player as the source has it. */
export interface SourcePicture {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
}

export interface PictureLink {
  /** Absent: nothing to link to; only the words stay. */
  readonly address?: string;
  readonly text: string;
}

/** The allowed form of a source's address; `base` resolves relative ones. */
export function sourceAddress(written: string, base: string | undefined): string | undefined {
  const address = written.trim();
  if (address.startsWith('//')) return linkAddress(`https:${address}`);
  const known = linkAddress(address);
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(address);
  if (base === undefined || !isRelative || address === '' || address.startsWith('#')) return known;
  return URL.canParse(address, base) ? linkAddress(new URL(address, base).href) : undefined;
}

function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Its text is the alternative text, else the title, else the file name, else the address. */
export function linkOfPicture({ src, alt, title }: SourcePicture, base: string | undefined): PictureLink {
  const address = sourceAddress(src, base);
  const words = alt.trim() || title.trim();
  if (address === undefined) return { text: words };
  return { address, text: words || fileName(address) || address };
}

/** A picture's address: pages with lazy loading keep the true one beside a placeholder. */
export function pictureSource(attributes: Attributes): string {
  const sources = [
    attributes.src,
    attributes['data-src'],
    attributes['data-lazy-src'],
    attributes['data-original'],
  ];
  const isStandIn = (source: string) => source.trim().toLowerCase().startsWith('data:');
  return sources.find((source) => source !== undefined && source !== '' && !isStandIn(source)) ?? '';
}
