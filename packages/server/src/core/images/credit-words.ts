import { saidLine, type Tags } from './tag-words.ts';

const MAX = 150;

/** Who made it and who sends it: "Hồng Đạt / TTXVN"; the line about copyright where nobody is named. */
export function creditIn({ iptc, xmp, exif }: Tags): string {
  const maker = saidLine(MAX, iptc?.['By-line'], xmp?.creator, exif?.Artist);
  const sender = saidLine(MAX, iptc?.Credit, xmp?.Credit, iptc?.Source, xmp?.Source);
  const named = sender === '' || maker.includes(sender) ? maker : [maker, sender].filter(Boolean).join(' / ');
  const credit = named || saidLine(MAX, iptc?.['Copyright Notice'], xmp?.rights, exif?.Copyright);
  return saidLine(MAX, { description: credit });
}
