import { describe, expect, it } from 'vitest';
import { findAiMarkers, type MarkedFile } from './ai-markers.ts';

const PHOTO: MarkedFile = {
  bytes: Buffer.from('a picture'),
  software: ['Adobe Photoshop Lightroom Classic 13.2'],
  texts: [['comment', 'Chợ nổi Cái Răng, sáng sớm']],
  hasCamera: true,
  width: 5472,
  height: 3648,
};
const kindsOf = (file: Partial<MarkedFile>) => findAiMarkers({ ...PHOTO, ...file }).map(({ kind }) => kind);
const manifest = (says: string) => Buffer.from(`\0jumb\0c2pa.assertions ${says} more`);
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

describe('what a file says of a model that made it', () => {
  it('is nothing for a photograph of a camera, signed or not', () => {
    expect(kindsOf({})).toEqual([]);
    expect(kindsOf({ bytes: manifest(`${IPTC}digitalCapture`) })).toEqual([]);
  });

  it('is its source type, in XMP or in a signed manifest', () => {
    expect(findAiMarkers({ ...PHOTO, bytes: manifest(`${IPTC}trainedAlgorithmicMedia`) })).toEqual([
      { kind: 'SOURCE_TYPE', said: 'trainedAlgorithmicMedia' },
    ]);
    const composite = `${IPTC}compositeWithTrainedAlgorithmicMedia`;
    expect(findAiMarkers({ ...PHOTO, bytes: manifest(composite) })).toMatchObject([
      { said: 'compositeWithTrainedAlgorithmicMedia' },
    ]);
    expect(kindsOf({ bytes: manifest(`${IPTC}algorithmicMediaOfTheFuture`) })).toEqual([]);
  });

  it('is the name of a generator, without the words around it', () => {
    expect(findAiMarkers({ ...PHOTO, software: ['Lan Anh with Midjourney v6'] })).toEqual([
      { kind: 'GENERATOR', said: 'Midjourney' },
    ]);
    expect(kindsOf({ software: ['DALL·E 3'] })).toEqual(['GENERATOR']);
    expect(kindsOf({ texts: [['comment', 'a firefly at night']] })).toEqual([]);
  });

  it('is what a generator was asked, by the name or by the form of the text', () => {
    expect(kindsOf({ texts: [['parameters', 'a smiling child']] })).toEqual(['PROMPT']);
    expect(kindsOf({ texts: [['comment', 'rice field Steps: 20, Sampler: Euler a, CFG scale: 7']] })).toEqual(
      ['PROMPT'],
    );
  });

  it('is a size that generators make, where no camera is named', () => {
    expect(kindsOf({ hasCamera: false, width: 1024, height: 1024 })).toEqual(['SIZE']);
    expect(kindsOf({ hasCamera: false, width: 3584, height: 6144 })).toEqual([]);
    expect(kindsOf({ hasCamera: false, width: 1664, height: 2432 })).toEqual(['SIZE']);
    expect(kindsOf({ width: 1024, height: 1024 })).toEqual([]);
  });
});
