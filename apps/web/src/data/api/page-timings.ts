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

/** The lowest and the highest number of an interaction of the page. */
interface Ids {
  lowest: number
  highest: number
}

export const noIds: Ids = { lowest: Number.POSITIVE_INFINITY, highest: 0 }

/** Pure. */
export function addId({ lowest, highest }: Ids, id: number): Ids {
  return { lowest: Math.min(lowest, id), highest: Math.max(highest, id) }
}

/** How many interactions there were, where the browser does not say: their numbers grow by seven. Pure. */
export function countIds({ lowest, highest }: Ids): number {
  return highest === 0 ? 0 : (highest - lowest) / 7 + 1
}

interface RecordedEntry extends PerformanceEntry {
  hadRecentInput?: boolean
  interactionId?: number
  value?: number
}

/** Calls it at once, or for a page that is prerendered, when somebody sees it. */
export function whenActivated(start: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

/** Begins to watch an activated page, also what was recorded before. `read` returns the timings so far. */
export function watchTimings(): { read: () => Timings; stop: () => void } {
  const activatedAt = findNavigation()?.activationStart ?? 0
  // What is painted behind another tab is nobody's wait.
  const hiddenAt = findFirstHidden(activatedAt)
  const isCounted = 'interactionCount' in performance
  const timings: Timings = {}
  let shifts = noShifts
  let longest: ReadonlyMap<number, number> = new Map()
  let ids = noIds
  const take: Record<string, (entry: RecordedEntry) => void> = {
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
    if (!interactionId) return
    longest = addInteraction(longest, { interactionId, duration })
    ids = addId(ids, interactionId)
  }

  const observers = Object.keys(take)
    .filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map((type) => {
      const takeAll = (entries: PerformanceEntryList) => entries.forEach(take[type]!)
      const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
      // Who has to count sees short ones as well.
      observer.observe({
        type,
        buffered: true,
        durationThreshold: isCounted ? 40 : 0,
      } as PerformanceObserverInit)
      return { observer, takeRest: () => takeAll(observer.takeRecords()), type }
    })

  return {
    read() {
      for (const { takeRest } of observers) takeRest()
      const responseStart = findNavigation()?.responseStart
      const { interactionCount = countIds(ids) } = performance as { interactionCount?: number }
      const response = findResponse(longest, interactionCount)
      return {
        ...(responseStart ? { TTFB: sinceActivation(responseStart) } : {}),
        ...timings,
        ...(response === undefined ? {} : { INP: response }),
        ...(timings.FCP !== undefined && observers.some(({ type }) => type === 'layout-shift')
          ? { CLS: shifts.worst }
          : {}),
      }
    },
    stop() {
      for (const { observer } of observers) observer.disconnect()
    },
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

/** The address that the document was loaded by: the visitor may have followed a link since. */
export function findLoadedPath(): string {
  return new URL(findNavigation()?.name || location.href, location.href).pathname
}

function findNavigation(): (PerformanceNavigationTiming & { activationStart?: number }) | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}

/** A prerendered page is hidden until it is activated, which does not count. */
function findFirstHidden(activatedAt: number): number {
  const recorded = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= activatedAt)
  return recorded?.startTime ?? (document.hidden ? 0 : Number.POSITIVE_INFINITY)
}
