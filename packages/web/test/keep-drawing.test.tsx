import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { keepDrawing } from './keep-drawing.ts';

function withoutFrames(): void {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  onTestFinished(() => frames.mockRestore());
}

test('a page that gets no frames asks the browser to draw it', async () => {
  withoutFrames();
  const draw = vi.fn((_why: string) => commands.drawPage('this test takes the frames away'));
  onTestFinished(keepDrawing(draw, { every: 10, still: 50 }));
  await expect.poll(() => draw.mock.settledResults[0]?.type).toBe('fulfilled');
  expect(draw.mock.calls[0]?.[0]).toMatch(/^no frame for \d+ ms, page visible/);
});

test('a page that is drawn asks for nothing', async () => {
  const draw = vi.fn(async () => {});
  onTestFinished(keepDrawing(draw, { every: 10, still: 2_000 }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(draw).not.toHaveBeenCalled();
});
