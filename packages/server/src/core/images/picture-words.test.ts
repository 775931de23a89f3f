import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readWords } from './picture-words.ts';

const NOTHING = {
  takenTime: null,
  latitude: null,
  longitude: null,
  title: '',
  caption: '',
  credit: '',
  placeText: '',
  exif: {},
};

async function withExif(exif: Exif): Promise<Buffer> {
  return await plain().withExif(exif).jpeg().toBuffer();
}

async function withXmp(inner: string, attributes = ''): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ${attributes}>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  return await plain().withXmp(xmp).jpeg().toBuffer();
}

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

/** IPTC as agencies write it, in a JPEG's own place for it. */
async function withIptc(lines: readonly (readonly [number, string])[]): Promise<Buffer> {
  const sets = lines.map(([number, text]) => {
    const bytes = Buffer.from(text);
    const head = Buffer.from([0x1c, 2, number, bytes.length >> 8, bytes.length & 255]);
    return Buffer.concat([head, bytes]);
  });
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47]);
  const data = Buffer.concat([utf8, ...sets]);
  const even = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)]);
  const block = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), uint32(data.length), even]);
  const body = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block]);
  const size = body.length + 2;
  const jpeg = await plain().jpeg().toBuffer();
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xed, size >> 8, size & 255]),
    body,
    jpeg.subarray(2),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

describe('the metadata of a picture', () => {
  it('is empty where it has none, or is no picture', async () => {
    expect(readWords(await plain().jpeg().toBuffer())).toEqual(NOTHING);
    expect(readWords(Buffer.alloc(0))).toEqual(NOTHING);
    expect(readWords(Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'))).toEqual(NOTHING);
  });

  it('holds camera, lens, exposure and the rest in short lines', async () => {
    const bytes = await withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5', Software: 'Lightroom 14' },
      IFD2: {
        LensModel: 'RF50mm F1.2 L USM',
        ExposureTime: '1/250',
        FNumber: '28/10',
        ISOSpeedRatings: '400',
        FocalLength: '50/1',
      },
    });
    expect(readWords(bytes).exif).toEqual({
      camera: 'Canon EOS R5',
      lens: 'RF50mm F1.2 L USM',
      exposureTime: '1/250',
      aperture: 'f/2.8',
      iso: '400',
      focalLength: '50 mm',
      software: 'Lightroom 14',
    });
  });

  it.each([
    [
      'with the zone it names',
      { DateTimeOriginal: '2025:09:02 10:11:12', OffsetTimeOriginal: '+09:00' },
      '2025-09-02T01:11:12.000Z',
    ],
    [
      'in Việt Nam where it names none',
      { DateTimeOriginal: '2025:09:02 10:11:12' },
      '2025-09-02T03:11:12.000Z',
    ],
    ['unless the clock was never set', { DateTimeOriginal: '0000:00:00 00:00:00' }, null],
    ['unless no calendar has the day', { DateTimeOriginal: '2025:02:31 10:00:00' }, null],
    ['unless it is still to come', { DateTimeOriginal: '2925:02:11 10:00:00' }, null],
    ['unless it is no time', { DateTimeOriginal: '<script>alert(1)' }, null],
  ])('holds the time it was taken %s', async (_name, IFD2, takenTime) => {
    expect(readWords(await withExif({ IFD2 })).takenTime).toBe(takenTime);
  });

  it('holds the place, unless the camera did not know it', async () => {
    const at = (GPSLatitude: string, GPSLongitude: string) =>
      withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude, GPSLongitudeRef: 'W', GPSLongitude } });
    expect(readWords(await at('21/1 1/1 30/1', '105/1 50/1 0/1'))).toMatchObject({
      latitude: 21.025,
      longitude: -105.833333,
    });
    const unknown = { latitude: null, longitude: null };
    expect(readWords(await at('0/1 0/1 0/1', '0/1 0/1 0/1'))).toMatchObject(unknown);
    expect(readWords(await at('0/0 0/0 0/0', '0/0 0/0 0/0'))).toMatchObject(unknown);
    expect(readWords(await at('4000/1 0/1 0/1', '105/1 0/1 0/1'))).toMatchObject(unknown);
  });

  it('names author and source, in Vietnamese', async () => {
    const bytes = await withIptc([
      [80, 'Hồng Đạt'],
      [110, 'TTXVN'],
      [105, 'Lễ khai giảng năm học mới'],
      [120, 'Học sinh Trường Tiểu học Nguyễn Du\nđón năm học mới.'],
      [90, 'Đà Nẵng'],
      [55, '20250905'],
    ]);
    expect(readWords(bytes)).toMatchObject({
      credit: 'Hồng Đạt / TTXVN',
      title: 'Lễ khai giảng năm học mới',
      caption: 'Học sinh Trường Tiểu học Nguyễn Du\nđón năm học mới.',
      placeText: 'Đà Nẵng',
      takenTime: '2025-09-04T17:00:00.000Z',
    });
  });

  it('is read from XMP as well', async () => {
    const creators = ['Nguyễn Văn A', 'Trần B'].map((name) => `<rdf:li>${name}</rdf:li>`).join('');
    const bytes = await withXmp(
      `<dc:creator><rdf:Seq>${creators}</rdf:Seq></dc:creator>
       <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Ngày hội &amp; sắc màu</rdf:li></rdf:Alt></dc:description>`,
      'photoshop:City="Huế" photoshop:Headline="Ngày hội" photoshop:DateCreated="2025-09-05T07:30:00+07:00"',
    );
    expect(readWords(bytes)).toMatchObject({
      credit: 'Nguyễn Văn A, Trần B',
      caption: 'Ngày hội & sắc màu',
      placeText: 'Huế',
      title: 'Ngày hội',
      takenTime: '2025-09-05T00:30:00.000Z',
    });
  });

  it("falls back to the copyright line, and ignores the camera's default caption", async () => {
    const words = readWords(
      await withExif({ IFD0: { Copyright: '(C) Toa Soan', ImageDescription: 'OLYMPUS DIGITAL CAMERA' } }),
    );
    expect(words).toMatchObject({ credit: '(C) Toa Soan', caption: '' });
  });

  it('is cleaned and cut: no value is too long, strange or too many', async () => {
    const words = readWords(
      await withIptc([
        [80, `Ng\u0000uye\u0302\u0303n\u202e\u200b <script>alert(1)</script> ${'x'.repeat(5_000)}`],
        [105, `${'𝒳'.repeat(600)}`],
        [120, 'a\u0007b\r\nc'],
      ]),
    );
    expect(words.credit.startsWith('Nguyễn <script>alert(1)</script> xxx')).toBe(true);
    expect([...words.credit]).toHaveLength(150);
    expect([...words.title]).toHaveLength(250);
    expect(words.title.isWellFormed()).toBe(true);
    expect(words.caption).toBe('ab\nc');
  });

  it('is harmless when broken: entities, endless nesting, false lengths', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(999)}">]><x>&b;</x>`;
    const deep = '<rdf:li>'.repeat(5_000);
    for (const xmp of [bomb, deep, '<', '\u0000', '']) {
      const bytes = await plain().withXmp(`<x:xmpmeta>${xmp}`).jpeg().toBuffer();
      expect(readWords(bytes)).toMatchObject({ credit: '', caption: '' });
    }
    const jpeg = await withExif({
      IFD0: { Artist: 'Hong Dat' },
      IFD2: { DateTimeOriginal: '2025:09:02 10:11:12' },
    });
    const from = jpeg.indexOf('Exif');
    for (let at = from; at < from + 200; at += 1) {
      const broken = Buffer.from(jpeg);
      broken.fill(0xff, at, at + 4);
      const { credit, exif } = readWords(broken);
      expect(credit.length).toBeLessThanOrEqual(150);
      expect(Object.keys(exif).length).toBeLessThanOrEqual(40);
    }
  });
});
