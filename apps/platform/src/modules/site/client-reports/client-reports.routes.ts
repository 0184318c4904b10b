// Reports of browsers about themselves. They are unverified, so they are never logged as errors of the platform: an anonymous
// client must not be able to alert an operator.
import { globalErrorLabels, writeLog, writePerformance, type LogLine, type PageTiming } from '@yanta/contract'
import { findScreenPattern } from '@yanta/contract/screen-patterns'
import { Counter, Histogram } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { presentAgent, presentLogLine, presentTiming } from './present-report.ts'

const loud: ReadonlySet<LogLine['level_name']> = new Set(['WARNING', 'ERROR', 'CRITICAL'])
const countedLabels: readonly string[] = globalErrorLabels
/** A kind of report is written as a warning this often at most: nobody outside may fill an operator's terminal. */
const warnEveryMs = 60_000

export function addClientReports(app: FastifyInstance): void {
  const registers = [app.deps.metrics]
  const lines = new Counter({
    name: 'client_log_lines_total',
    help: 'Log lines of browsers; labels beyond the known ones count as other',
    labelNames: ['label', 'level'],
    registers,
  })
  const times = new Histogram({
    name: 'client_page_timing_seconds',
    help: 'Web vitals of page views by the pattern of their address',
    labelNames: ['name', 'screen'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 10],
    registers,
  })
  const shifts = new Histogram({
    name: 'client_layout_shift',
    help: 'Cumulative layout shift of page views by the pattern of their address',
    labelNames: ['screen'],
    buckets: [0, 0.01, 0.05, 0.1, 0.25, 1],
    registers,
  })

  const warnedAt = new Map<string, number>()
  route(app, writeLog, ({ body, userAgent, request }) => {
    for (const line of [body].flat()) {
      const kind = countedLabels.includes(line.label) ? line.label : 'other'
      lines.inc({ label: kind, level: line.level_name })
      const client = presentLogLine(line)
      request.log[loud.has(line.level_name) && isDue(kind) ? 'warn' : 'info'](
        { client, report: `${client.label}: ${client.message}`, agent: presentAgent(userAgent) },
        'a browser reports',
      )
    }
    return { success: true }
  })

  route(app, writePerformance, ({ body, request }) => {
    observe(body)
    request.log.info({ timing: presentTiming(body) }, 'timings of a page view')
    return { success: true }
  })

  function isDue(kind: string): boolean {
    const isFirst = Date.now() - (warnedAt.get(kind) ?? 0) >= warnEveryMs
    if (isFirst) warnedAt.set(kind, Date.now())
    return isFirst
  }

  function observe({ path, metrics: { CLS, ...durations } }: PageTiming): void {
    const screen = findScreenPattern(path.split(/[?#]/, 1)[0]!)
    if (CLS !== undefined) shifts.observe({ screen }, CLS)
    for (const [name, milliseconds] of Object.entries(durations))
      times.observe({ name, screen }, milliseconds / 1000)
  }
}
