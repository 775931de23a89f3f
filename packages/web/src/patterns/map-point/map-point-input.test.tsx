import type { MapPoint } from '@toasoan/contract/vocabulary/map-point.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MapPointInput } from './map-point-input.tsx';

const chosen: (MapPoint | null)[] = [];

function Sample() {
  const [value, setValue] = useState<MapPoint | null>(null);
  return (
    <>
      <label htmlFor="place">Tọa độ</label>
      <MapPointInput
        id="place"
        value={value}
        onChange={(next) => {
          chosen.push(next);
          setValue(next);
        }}
      />
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Tọa độ' });
const map = () => page.getByRole('application', { name: 'Bản đồ Việt Nam' });
const pins = () => map().element().querySelectorAll('svg g[transform]').length;

it('a pasted link becomes coordinates and a pin; text without a point changes nothing and says so', async () => {
  await renderScreen(<Sample />);
  await userEvent.fill(
    field(),
    'https://www.google.com/maps/place/X/@21.0,105.8,15z/data=!3d21.0352!4d105.8403',
  );
  await expect.element(field()).toHaveValue('21.0352, 105.8403');
  await expect.element(page.getByText('Gần Hà Nội. Ranh giới tỉnh vẽ gần đúng')).toBeVisible();
  expect(pins()).toBe(1);

  await userEvent.fill(field(), 'https://maps.app.goo.gl/AbCd');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Liên kết rút gọn không chứa tọa độ. Hãy mở nó rồi sao chép địa chỉ đầy đủ');
  expect(chosen.at(-1)).toEqual({ lat: 21.0352, lng: 105.8403 });

  await userEvent.fill(field(), '1.3521, 103.8198');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Điểm nằm ngoài Việt Nam. Hãy kiểm tra lại tọa độ');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ tọa độ' }));
  await expect.element(field()).toHaveValue('');
  expect(chosen.at(-1)).toBeNull();
  expect(pins()).toBe(0);
});

it('the pin is set by a click, and moved and seen closer by keys', async () => {
  await renderScreen(<Sample />);
  await expect.element(map()).toBeVisible();
  expect(map().element().textContent).toBe('Hoàng SaTrường Sa');
  await expectAccessible();
  await userEvent.click(map());
  const clicked = chosen.at(-1);
  expect(clicked?.lat).toBeCloseTo(15.5, 1);
  expect(clicked?.lng).toBeCloseTo(108.98, 1);

  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(chosen.at(-1)?.lng).toBeCloseTo((clicked?.lng ?? 0) - 0.14, 1);
  expect(chosen.at(-1)?.lat).toBeCloseTo((clicked?.lat ?? 0) + 0.13, 1);
  await userEvent.keyboard('+++');
  await expect.element(page.getByText('Đà Nẵng', { exact: true })).toBeInTheDocument();
  expect(map().element().querySelector('svg')?.getAttribute('viewBox')).toMatch(/ 167\.5 202\.5$/);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(chosen.at(-1)?.lng).toBeCloseTo((clicked?.lng ?? 0) + 0.03, 1);
});
