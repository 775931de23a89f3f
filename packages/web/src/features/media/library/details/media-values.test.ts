import { describe, expect, test } from 'vitest';
import { aMedia } from '../test-support/a-media.ts';
import { readCoordinates } from './coordinates.ts';
import { changedFacts, mediaValues } from './media-values.ts';

describe('saving', () => {
  test('sends only changed fields', () => {
    const media = aMedia({ tags: [{ id: '4', title: 'Du lịch' }], latitude: 21.0285, longitude: 105.8542 });
    const values = mediaValues(media);
    expect(changedFacts(values, media)).toEqual({});
    expect(changedFacts({ ...values, alt: 'Ruộng bậc thang', tags: [] }, media)).toEqual({
      alt: 'Ruộng bậc thang',
      tagIds: [],
    });
    expect(changedFacts({ ...values, coordinates: '' }, media)).toEqual({ latitude: null, longitude: null });
  });
});

describe('coordinates', () => {
  test('are parsed in the forms that users paste', () => {
    expect(readCoordinates('21.0285, 105.8542')).toEqual({ latitude: 21.0285, longitude: 105.8542 });
    expect(readCoordinates(' -8.5 115 ')).toEqual({ latitude: -8.5, longitude: 115 });
    expect(readCoordinates('')).toEqual({ latitude: null, longitude: null });
  });

  test('outside the valid range are rejected', () => {
    for (const text of ['91, 10', '10, 181', 'Hà Nội', '21.0285', '1, 2, 3'])
      expect(readCoordinates(text)).toBeUndefined();
  });
});
