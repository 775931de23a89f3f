/** A part of a film; a long one has its size in eight bytes. */
export function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)));
  return Buffer.concat([number32(inside.length + 8), latin(type), inside]);
}

export function longBox(type: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length + 16));
  return Buffer.concat([number32(1), latin(type), size, content]);
}

/** A box that declares another size than its own. */
export function lyingBox(type: string, says: number, content: Buffer): Buffer {
  return Buffer.concat([number32(says), latin(type), content]);
}

export const latin = (text: string) => Buffer.from(text, 'latin1');

export function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value | 0);
  return bytes;
}

/** The place as Android phones and older QuickTime write it. */
export const xyz = (place: string) => box('©xyz', Buffer.from([0, place.length, 0x15, 0xc7]), place);

/** In the 3GPP form: a name, then longitude, latitude and height in 16.16. */
export function loci(latitude: number, longitude: number, name = 'Chợ nổi'): Buffer {
  const parts = [longitude, latitude, 12].map((value) => number32(Math.round(value * 65_536)));
  return box('loci', Buffer.alloc(6), Buffer.from(`${name}\0\0`), ...parts, Buffer.from('earth\0\0'));
}

/** Names and values as an iPhone writes them. */
export function appleMeta(values: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(values);
  const keys = names.map((name) => Buffer.concat([number32(name.length + 8), latin(`mdta${name}`)]));
  const items = names.map((name, at) => {
    const data = box('data', number32(1), number32(0), Buffer.from(values[name] ?? ''));
    return box(number32(at + 1).toString('latin1'), data);
  });
  return box(
    'meta',
    box('hdlr', Buffer.alloc(8), 'mdta', Buffer.alloc(13)),
    box('keys', Buffer.alloc(4), number32(names.length), ...keys),
    box('ilst', ...items),
  );
}

interface FilmParts {
  readonly userData?: readonly Buffer[];
  readonly inMovie?: readonly Buffer[];
  readonly beside?: readonly Buffer[];
  readonly movieLast?: boolean;
  readonly data?: Buffer;
}

const DATA = Buffer.alloc(9_000, 'film');

export function makeFilm({ userData, inMovie = [], beside = [], movieLast, data = DATA }: FilmParts): Buffer {
  const track = box('trak', box('tkhd', Buffer.alloc(84)), ...(userData ? [box('udta', ...userData)] : []));
  const moov = box('moov', box('mvhd', Buffer.alloc(100)), track, ...inMovie);
  const film = longBox('mdat', data);
  const start = box('ftyp', 'isom\0\0\0\0isom');
  return Buffer.concat([start, ...(movieLast ? [film, moov] : [moov, film]), ...beside]);
}

/** The head of a film: when it was made, in seconds since 1904, and how long it runs. */
export function mvhd({ created = 0, timescale = 1_000, duration = 0 }) {
  const rest = Buffer.alloc(80);
  return box('mvhd', ...[0, created, 0, timescale, duration].map(number32), rest);
}

/** A track of pictures, or without a size one of sound. */
export function track(width: number, height: number, { isTurned = false, codec = 'avc1' } = {}) {
  const matrix = isTurned
    ? [0, 65_536, 0, -65_536, 0, 0, 0, 0, 0x4000_0000]
    : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x4000_0000];
  const head = box(
    'tkhd',
    Buffer.alloc(40),
    ...matrix.map(number32),
    number32(width << 16),
    number32(height << 16),
  );
  const samples = box('stsd', number32(0), number32(1), box(codec, Buffer.alloc(8)));
  return box('trak', head, box('mdia', box('minf', box('stbl', samples))));
}

/** A film of boxes that say what a real one says. */
export function timedFilm(...parts: readonly Buffer[]) {
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isom'),
    longBox('mdat', Buffer.alloc(50_000)),
    box('moov', ...parts),
  ]);
}
