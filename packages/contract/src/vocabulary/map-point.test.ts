import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOutsideVietnam, isShortMapLink, readMapPoint, writeMapPoint } from './map-point.ts';

const CITADEL = { lat: 21.0352, lng: 105.8403 };

it.each([
  '21.0352, 105.8403',
  ' 21.0352 105.8403 ',
  '21,0352; 105,8403',
  '105.8403, 21.0352',
  'https://www.google.com/maps/@21.0352,105.8403,17z',
  'https://www.google.com/maps/place/Ho%C3%A0ng+th%C3%A0nh/@21.03,105.84,15z/data=!3m1!4b1!4m6!3m5!1s0x31!8m2!3d21.0352!4d105.8403!16s',
  'https://maps.google.com/?q=21.0352,105.8403',
  'https://www.google.com/maps/search/?api=1&query=21.0352%2C105.8403',
  'https://www.google.com/maps/search/21.0352,+105.8403?sa=X',
  'https://www.google.com/maps/dir/?api=1&destination=21.0352,105.8403',
  'https://maps.apple.com/?ll=21.0352,105.8403&q=Thang%20Long',
  'https://www.bing.com/maps?cp=21.0352~105.8403&lvl=16',
  'https://www.openstreetmap.org/?mlat=21.0352&mlon=105.8403#map=16/21.0/105.8',
  'https://www.openstreetmap.org/#map=17/21.0352/105.8403',
  'geo:21.0352,105.8403?z=17',
])('reads the point of %s', (text) => {
  expect(readMapPoint(text)).toEqual(CITADEL);
});

it('reads degrees, minutes and seconds in both languages', () => {
  const bay = { lat: 20.91, lng: 107.183889 };
  expect(readMapPoint(`20°54'36"B, 107°11'02"Đ`)).toEqual(bay);
  expect(readMapPoint(`20°54′36″N 107°11′02″E`)).toEqual(bay);
  expect(readMapPoint(`20°54'36"N, 107°11'02"Đ`)).toEqual({ lat: -20.91, lng: 107.183889 });
  expect(readMapPoint('33.5°S 70,6°W')).toEqual({ lat: -33.5, lng: -70.6 });
});

it.each([
  '',
  'Hoàng thành Thăng Long',
  '21.0352',
  '91, 181',
  '200, 300',
  'https://example.vn/bai-viet-2026',
  'https://maps.app.goo.gl/AbCdEf',
  `javascript:alert("21.0352, 105.8403")`,
])('finds no point in “%s”', (text) => {
  expect(readMapPoint(text)).toBeUndefined();
});

it('a short link holds no coordinates', () => {
  expect(isShortMapLink('https://maps.app.goo.gl/AbCdEf')).toBe(true);
  expect(isShortMapLink('https://www.google.com/maps/@21.0352,105.8403,17z')).toBe(false);
});

it('takes islands for inside and neighbours far away for outside', () => {
  expect(isOutsideVietnam({ lat: 16.5, lng: 112 })).toBe(false);
  expect(isOutsideVietnam({ lat: 8.64, lng: 111.92 })).toBe(false);
  expect(isOutsideVietnam({ lat: 1.35, lng: 103.82 })).toBe(true);
  expect(isOutsideVietnam({ lat: 48.85, lng: 2.35 })).toBe(true);
});

it('reads what it wrote', () => {
  const degrees = (most: number) =>
    fc.double({ min: -most, max: most, noNaN: true }).map((value) => Number(value.toFixed(6)));
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      fc.pre(Math.abs(lat) >= 0.000001 || lat === 0);
      fc.pre(Math.abs(lng) >= 0.000001 || lng === 0);
      expect(readMapPoint(writeMapPoint({ lat: lat + 0, lng: lng + 0 }))).toEqual({
        lat: lat + 0,
        lng: lng + 0,
      });
    }),
  );
});
