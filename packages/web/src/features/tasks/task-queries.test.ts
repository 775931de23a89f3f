import type { Task, TaskState } from '@toasoan/contract/features/tasks/task.ts';
import { expect, test } from 'vitest';
import { refetchInterval } from './task-queries.ts';

const task = (state: TaskState): Task => ({
  id: '7',
  kind: 'post-export',
  title: 'Bài đã xuất bản',
  projectId: '1',
  state,
  done: 0,
  total: null,
  error: null,
  file: null,
  createTime: '2026-11-20T08:00:00Z',
  startTime: null,
  endTime: null,
});

test('the list is asked for again while a task is under way, and after no answer came', () => {
  expect(refetchInterval('success', [task('DONE'), task('QUEUED')])).toBe(2_000);
  expect(refetchInterval('error', [])).toBe(10_000);
  expect(refetchInterval('error', [task('RUNNING')])).toBe(10_000);
  expect(refetchInterval('success', [task('DONE')])).toBe(false);
  expect(refetchInterval('success', [])).toBe(false);
});
