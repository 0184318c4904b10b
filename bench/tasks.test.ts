import { expect, test } from 'vitest'
import { readTasks } from './tasks.ts'

const thread = (pid: number) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  ts: 0,
  args: { name: 'CrRendererMain' },
})
const task = (
  pid: number,
  ts: number,
  dur: number,
  tdur: number,
  name = 'ThreadControllerImpl::RunTask',
) => ({ name, ph: 'X', pid, tid: 1, ts, dur, tdur })

test('tasks are those of the busiest page, each once, by the time their thread worked', () => {
  const traceEvents = [
    thread(7),
    thread(8),
    task(8, 0, 100, 90),
    task(7, 0, 9_000, 2_000),
    task(7, 10, 8_000, 1_900, 'RunTask'),
    task(7, 8_100, 100, 50),
    task(7, 9_500, 400, 400),
    task(7, 9_600, 10, 10, 'Paint'),
  ]
  expect(readTasks(Buffer.from(JSON.stringify({ traceEvents })))).toEqual([
    { threadMs: 2 },
    { threadMs: 0.4 },
  ])
})

test('a task has not worked for longer than it took, whatever the clock of its thread says', () => {
  const traceEvents = [thread(7), task(7, 0, 23_900, 36_900), task(7, 30_000, 5_000, 4_000)]
  expect(readTasks(Buffer.from(JSON.stringify({ traceEvents })))).toEqual([
    { threadMs: 23.9 },
    { threadMs: 4 },
  ])
})
