// The web vitals of a page view, by the definitions of web.dev, from the entries that the browser records.
import type { PageTiming } from '@yanta/contract'

export type Timings = PageTiming['metrics']

/** Shifts less than a second apart and within five seconds count together; the page's figure is that of its worst moment. */
interface Shifts {
  worst: number
  sum: number
  firstAt: number
  lastAt: number
}

export const noShifts: Shifts = { worst: 0, sum: 0, firstAt: 0, lastAt: 0 }

/** Pure. Times in milliseconds. */
export function addShift(
  { worst, sum, firstAt, lastAt }: Shifts,
  { startTime, value }: { startTime: number; value: number },
): Shifts {
  const isSame = sum > 0 && startTime - lastAt < 1_000 && startTime - firstAt < 5_000
  const total = isSame ? sum + value : value
  return {
    worst: Math.max(worst, total),
    sum: total,
    firstAt: isSame ? firstAt : startTime,
    lastAt: startTime,
  }
}

const mostLongest = 10

/** Keeps the longest interactions, each as long as its longest event. Pure. */
export function addInteraction(
  longest: ReadonlyMap<number, number>,
  { interactionId, duration }: { interactionId: number; duration: number },
): ReadonlyMap<number, number> {
  const all = new Map(longest).set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  return new Map([...all].sort(([, a], [, b]) => b - a).slice(0, mostLongest))
}

/** The longest interaction, leaving out one of every fifty of the page; undefined without any. Pure. */
export function findResponse(longest: ReadonlyMap<number, number>, count: number): number | undefined {
  const durations = [...longest.values()]
  return durations[Math.min(durations.length - 1, Math.floor(count / 50))]
}

interface RecordedEntry extends PerformanceEntry {
  hadRecentInput?: boolean
  interactionId?: number
  value?: number
}

/** Begins to watch, also what was recorded before. Returns the function that reads the timings so far. */
export function watchTimings(): () => Timings {
  const activatedAt = findNavigation()?.activationStart ?? 0
  // What is painted behind another tab is nobody's wait.
  const hiddenAt = findFirstHidden()
  const timings: Timings = {}
  let shifts = noShifts
  let longest: ReadonlyMap<number, number> = new Map()
  const read: Record<string, (entry: RecordedEntry) => void> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint' && startTime < hiddenAt) timings.FCP = sinceActivation(startTime)
    },
    'largest-contentful-paint'({ startTime }) {
      if (startTime < hiddenAt) timings.LCP = sinceActivation(startTime)
    },
    'layout-shift'({ startTime, value, hadRecentInput }) {
      if (!hadRecentInput) shifts = addShift(shifts, { startTime, value: value ?? 0 })
    },
    'first-input': readInteraction,
    event: readInteraction,
  }
  const sinceActivation = (time: number) => Math.max(time - activatedAt, 0)

  function readInteraction({ interactionId, duration }: RecordedEntry): void {
    if (interactionId) longest = addInteraction(longest, { interactionId, duration })
  }

  const observers = Object.keys(read)
    .filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map((type) => {
      const take = (entries: PerformanceEntryList) => entries.forEach(read[type]!)
      const observer = new PerformanceObserver((list) => take(list.getEntries()))
      observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit)
      return { take: () => take(observer.takeRecords()), type }
    })

  return () => {
    for (const { take } of observers) take()
    const responseStart = findNavigation()?.responseStart
    const response = findResponse(longest, countInteractions(longest))
    return {
      ...(responseStart ? { TTFB: sinceActivation(responseStart) } : {}),
      ...timings,
      ...(response === undefined ? {} : { INP: response }),
      ...(timings.FCP !== undefined && observers.some(({ type }) => type === 'layout-shift')
        ? { CLS: shifts.worst }
        : {}),
    }
  }
}

/** How the visitor came to the page, in the words of web.dev; undefined where the browser does not say. */
export function findNavigationType(): string | undefined {
  const navigation = findNavigation()
  if (navigation?.activationStart) return 'prerender'
  return (document as { wasDiscarded?: boolean }).wasDiscarded
    ? 'restore'
    : navigation?.type.replaceAll('_', '-')
}

function findNavigation(): (PerformanceNavigationTiming & { activationStart?: number }) | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}

function findFirstHidden(): number {
  const recorded = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')
  return recorded?.startTime ?? (document.hidden ? 0 : Number.POSITIVE_INFINITY)
}

/** Where the browser does not count them, its numbers of interactions grow by seven. */
function countInteractions(longest: ReadonlyMap<number, number>): number {
  const { interactionCount } = performance as { interactionCount?: number }
  const ids = [...longest.keys()]
  return interactionCount ?? (ids.length === 0 ? 0 : (Math.max(...ids) - Math.min(...ids)) / 7 + 1)
}
