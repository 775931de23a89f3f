import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { renderScreen } from '../render-screen.tsx';

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => force('active'));
afterEach(() => force('none'));

const NOTHING = 'rgba(0, 0, 0, 0)';
const nothing = () => undefined;

test.each([true, false])(
  'the knob of a switch differs from its track while its value is %s',
  async (value) => {
    await renderScreen(<Switch label="Thẻ nổi bật" value={value} onChange={nothing} />);
    const track = page.getByRole('switch').element();
    const knob = getComputedStyle(track, '::before').backgroundColor;
    expect(knob).not.toBe(getComputedStyle(track).backgroundColor);
    expect(knob).not.toBe(NOTHING);
  },
);

test('a checkbox has one frame, and its fill differs when checked', async () => {
  await renderScreen(
    <>
      <Checkbox checked readOnly>
        Menu
      </Checkbox>
      <Checkbox>Trang chủ</Checkbox>
    </>,
  );
  const [checked, empty] = page
    .getByRole('checkbox')
    .elements()
    .map((box) => getComputedStyle(box));
  expect(checked?.backgroundColor).not.toBe(empty?.backgroundColor);
  for (const box of [checked, empty]) {
    expect(box?.borderTopColor).toBe(NOTHING);
    expect(box?.appearance).toBe('none');
  }
});

test('the main button, the pressed one and the current tab differ from the others', async () => {
  const tab = (key: string) => ({ key, label: key, href: `#${key}` });
  await renderScreen(
    <>
      <Button variant="main">Lưu</Button>
      <Button>Hủy</Button>
      <IconButton icon={null} label="Lưới" aria-pressed />
      <IconButton icon={null} label="Bảng" aria-pressed={false} />
      <StateTabs label="Trạng thái" tabs={[tab('all'), tab('mine')]} current="all" onChange={nothing} />
    </>,
  );
  const styleOf = (role: 'button' | 'link', name: string) =>
    getComputedStyle(page.getByRole(role, { name }).element());
  expect(styleOf('button', 'Lưu').backgroundColor).not.toBe(styleOf('button', 'Hủy').backgroundColor);
  expect(styleOf('button', 'Lưới').outlineStyle).toBe('solid');
  expect(styleOf('button', 'Bảng').outlineStyle).toBe('none');
  const lines = ['all', 'mine'].map((name) => styleOf('link', name).borderBottomColor);
  expect(lines[0]).not.toBe(lines[1]);
});

test('a chip keeps its edge and a status its dot', async () => {
  await renderScreen(
    <>
      <Chip>Địa danh</Chip>
      <StatusTag tone="published">Đã xuất bản</StatusTag>
    </>,
  );
  expect(
    getComputedStyle(page.getByText('Địa danh').element().parentElement ?? document.body).outlineStyle,
  ).toBe('solid');
  const dot = page.getByText('Đã xuất bản').element().firstElementChild;
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  expect(dot && getComputedStyle(dot).backgroundColor).not.toBe(ground);
});
