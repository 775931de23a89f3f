import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOf, degreesOf, isAroundVietnam, wordsOfCoordinates } from './coordinates.ts';

const HA_LONG = { lat: 20.9101, lng: 107.1839 };
const VIETNAMESE = { north: 'B', south: 'N', east: 'Đ', west: 'T' };

describe('Coordinates are read from what people paste', () => {
  it.each([
    '20.9101, 107.1839',
    '(20.9101, 107.1839)',
    '20.9101 107.1839',
    '20,9101; 107,1839',
    'geo:20.9101,107.1839?z=12',
    'https://maps.example/place/Ha+Long/@20.1,107.9,15z/data=!3m1!4b1!8m2!3d20.9101!4d107.1839',
    'https://maps.example/?q=20.9101,107.1839',
    'https://maps.example/maps?ll=20.9101%2C107.1839&z=9',
    'https://map.example/?mlat=20.9101&mlon=107.1839#map=12/20.5/107.5',
    'https://map.example/#map=12/20.9101/107.1839',
    'https://maps.example/place/@20.9101,107.1839,15z',
  ])('%s', (text) => {
    expect(coordinatesOf(text)).toEqual(HA_LONG);
  });

  it('in degrees, minutes and seconds with the letters of both languages', () => {
    for (const text of ['20°54′36″B, 107°11′02″Đ', `20°54'36"N 107°11'2"E`]) {
      const found = coordinatesOf(text);
      expect(found?.lat).toBeCloseTo(20.91, 4);
      expect(found?.lng).toBeCloseTo(107.1839, 3);
    }
    expect(coordinatesOf('33°52′S, 151°12′E')?.lat).toBeLessThan(0);
    expect(coordinatesOf('40°42′N, 74°00′W')?.lng).toBe(-74);
  });

  it.each(['', 'Vịnh Hạ Long', '95, 107', '20.9101', 'https://maps.example/place/Ha+Long', '20.9, 190'])(
    'and from nothing else: %s',
    (text) => {
      expect(coordinatesOf(text)).toBeUndefined();
    },
  );

  it('and what the field shows is read back as the same place', () => {
    const degrees = (max: number) =>
      fc.integer({ min: -max * 1e4, max: max * 1e4 }).map((value) => value / 1e4);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        expect(coordinatesOf(wordsOfCoordinates({ lat, lng }))).toEqual({ lat: lat + 0, lng: lng + 0 });
      }),
    );
  });
});

it('the region holds the islands and leaves the neighbours’ capitals out', () => {
  expect([HA_LONG, { lat: 16.5, lng: 111.6 }, { lat: 8.64, lng: 111.92 }].every(isAroundVietnam)).toBe(true);
  expect(
    [
      { lat: 39.9, lng: 116.4 },
      { lat: 13.75, lng: 100.5 },
    ].some(isAroundVietnam),
  ).toBe(false);
  expect(degreesOf(HA_LONG, VIETNAMESE)).toBe('20°54′36″B, 107°11′02″Đ');
});
