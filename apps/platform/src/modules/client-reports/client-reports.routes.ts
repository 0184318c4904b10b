// What browsers report about themselves. Nobody vouches for it, so it never becomes an error of the platform's own: a stranger
// must not be able to wake an operator.
import { globalErrorLabels, writeLog, writePerformance, type LogLine, type PageTiming } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from '../../plugins/metrics.ts'
import { route } from '../../plugins/route.ts'
import { presentAgent, presentLogLine, presentTiming } from './present-report.ts'

const loud: ReadonlySet<LogLine['level_name']> = new Set(['WARNING', 'ERROR', 'CRITICAL'])
const countedLabels: readonly string[] = globalErrorLabels

export function addClientReports(app: FastifyInstance): void {
  const registers = [app.parts.metrics]
  const lines = new Counter({
    name: 'client_log_lines_total',
    help: 'Log lines of browsers; labels beyond the known ones count as other',
    labelNames: ['label', 'level'],
    registers,
  })
  const times = new Histogram({
    name: 'client_page_timing_seconds',
    help: 'Web vitals of page views',
    labelNames: ['name'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 10],
    registers,
  })
  const shifts = new Histogram({
    name: 'client_layout_shift',
    help: 'Cumulative layout shift of page views',
    buckets: [0, 0.01, 0.05, 0.1, 0.25, 1],
    registers,
  })

  route(app, writeLog, ({ body, userAgent, request }) => {
    for (const line of [body].flat()) {
      lines.inc({ label: countedLabels.includes(line.label) ? line.label : 'other', level: line.level_name })
      request.log[loud.has(line.level_name) ? 'warn' : 'info'](
        { client: presentLogLine(line), agent: presentAgent(userAgent) },
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

  function observe({ metrics: { CLS, ...durations } }: PageTiming): void {
    if (CLS !== undefined) shifts.observe(CLS)
    for (const [name, milliseconds] of Object.entries(durations)) times.observe({ name }, milliseconds / 1000)
  }
}
