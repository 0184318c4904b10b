// Reports of browsers: log lines and timings. They are untrusted: masked, truncated, rate-limited and logged.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant } from './kit/scalars.ts'

/** Labels of [8.6]; callers may use others. */
export const globalErrorLabels = [
  'GLOBAL_VUE_ERROR_HANDLER',
  'GLOBAL_WINDOW_ERROR_HANDLER',
  'FETCH_SPA_ASYNC_DATA',
] as const

/** The most lines in one request. */
export const mostLogLines = 20

/** One line of [7.82]. Long texts and deep contexts are truncated by the platform, not refused, because a long report is still useful. */
export const LogLine = v.object({
  label: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_ .:'/-]{1,80}$/)),
  level_name: v.picklist(['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL']),
  datetime: Instant,
  message: v.string(),
  stack: v.optional(v.nullable(v.string())),
  /** Additional values for the message. */
  context: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
})
export type LogLine = v.InferOutput<typeof LogLine>

/** One line, or a batch. */
export const writeLog = defineCall({
  name: 'writeLog',
  method: 'PUT',
  path: '/log',
  access: 'anyone',
  summary: 'Log lines of a browser [7.82]',
  body: v.union([LogLine, v.pipe(v.array(LogLine), v.minLength(1), v.maxLength(mostLogLines))]),
  response: v.object({ success: v.literal(true) }),
  refusals: ['invalid_request', 'payload_too_large'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

/** The web vitals measured for a page view. */
export const timingNames = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const

/** Web vitals of one page view; times in milliseconds, layout shift without unit. */
export const PageTiming = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  metrics: v.record(v.picklist(timingNames), v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  navigationType: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/))),
})
export type PageTiming = v.InferOutput<typeof PageTiming>

export const writePerformance = defineCall({
  name: 'writePerformance',
  method: 'PUT',
  path: '/performance',
  access: 'anyone',
  summary: 'Timings of a page view [7.83]',
  body: PageTiming,
  response: v.object({ success: v.literal(true) }),
  refusals: ['invalid_request', 'payload_too_large'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})
