interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** MPEG 1 layer 3, 32 kbit/s, 44.1 kHz, one channel: the head of each of its frames. */
const MP3_HEAD = [0xff, 0xfb, 0x10, 0xc0];

const MP3_FRAME_BYTES = 104;

const FRAME_SAMPLES = 1_152;

const SAMPLE_RATE = 44_100;

/** A film without a picture that states its length and its size: enough to be listed, searched, served and checked. */
export function tinyFilm(seconds: number, size?: FilmSize): Buffer {
  const header = Buffer.alloc(100);
  // Units a second, length, speed 1, volume 1, and the identity matrix.
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  header.writeUInt32BE(0x0001_0000, 20);
  header.writeUInt16BE(0x0100, 24);
  header.writeUInt32BE(0x0001_0000, 36);
  header.writeUInt32BE(0x0001_0000, 52);
  header.writeUInt32BE(0x4000_0000, 68);
  header.writeUInt32BE(1, 96);
  const brand = Buffer.concat([Buffer.from('isom'), Buffer.alloc(4), Buffer.from('isommp41')]);
  return Buffer.concat([
    box('ftyp', brand),
    box('moov', Buffer.concat([box('mvhd', header), ...(size ? [track(size)] : [])])),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** Its head alone: 16.16 numbers after an identity matrix. */
function track({ width, height }: FilmSize): Buffer {
  const head = Buffer.alloc(84);
  head.writeUInt32BE(0x0001_0000, 40);
  head.writeUInt32BE(0x0001_0000, 56);
  head.writeUInt32BE(0x4000_0000, 72);
  head.writeUInt32BE(width * 0x1_0000, 76);
  head.writeUInt32BE(height * 0x1_0000, 80);
  return box('trak', box('tkhd', head));
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** One page with a few lines in plain letters. */
export function tinyPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj 0 -22 Td`).join(' ');
  const stream = `BT /F1 14 Tf 60 780 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

/** Silence of this many seconds, as an MP3 that players accept. */
export function tinySound(seconds: number): Buffer {
  const frames = Math.ceil((seconds * SAMPLE_RATE) / FRAME_SAMPLES);
  const sound = Buffer.alloc(frames * MP3_FRAME_BYTES);
  for (let frame = 0; frame < frames; frame += 1) sound.set(MP3_HEAD, frame * MP3_FRAME_BYTES);
  return sound;
}
