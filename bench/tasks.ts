// The tasks of a page's main thread, out of a trace of the browser's top level.

export interface Task {
  /** That its thread worked on it, in milliseconds: without what it waited while the machine did something else. Never longer than the task took. */
  threadMs: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Since when, for how long, and how much of it the thread worked, in microseconds. */
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The outermost tasks of the page that did the most: others of the browser are its own. */
export function readTasks(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = main.map(({ pid, tid }) =>
    findOutermost(
      traceEvents.filter(
        (event) =>
          event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
      ),
    ),
  )
  const [busiest = []] = tasks.toSorted((a, b) => b.length - a.length)
  // A virtual machine's clock of a thread leaps now and then, and tells of more work than there was time for.
  return busiest.map(({ tdur = 0, dur = tdur }) => ({ threadMs: Math.min(tdur, dur) / 1000 }))
}

/** A task may be reported twice, by the scheduler and by its thread, and contain others. */
function findOutermost(events: TraceEvent[]): TraceEvent[] {
  let end = -Infinity
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
