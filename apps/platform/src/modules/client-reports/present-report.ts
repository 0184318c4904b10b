// A browser's report in the shape it has in the log: one entry of bounded size in which nothing can pass for another line.
import type { LogLine, PageTiming } from '@yanta/contract'
import { maskText, maskValue } from './mask-personal.ts'

const longest = { message: 2_000, stackLine: 300, stackLines: 40, contextKey: 60, contextText: 500, contextEntries: 20 }

export interface LoggedLine {
  label: string
  level_name: LogLine['level_name']
  datetime: string
  message: string
  stack?: string[]
  context?: Record<string, unknown>
}

/** Everything of a line that the log keeps [7.82]. */
export function presentLogLine({ label, level_name, datetime, message, stack, context }: LogLine): LoggedLine {
  return {
    label, level_name, datetime, message: cut(flatten(maskText(message)), longest.message),
    ...(stack && { stack: maskText(stack).split(/\r?\n/).slice(0, longest.stackLines).map((line) => cut(flatten(line), longest.stackLine)) }),
    ...(context && { context: presentContext(context) }),
  }
}

/** Everything of a page's timing that the log keeps [7.83]. */
export function presentTiming({ path, metrics, navigationType }: PageTiming): PageTiming {
  const shown = path.split(/[?#]/, 1)[0]!
  return { path: flatten(maskText(shown)), metrics, ...(navigationType && { navigationType }) }
}

/** Names and texts from a header, fit for a line. */
export function presentAgent(userAgent: string): string {
  return flatten(userAgent)
}

function presentContext(context: Record<string, unknown>): Record<string, unknown> {
  const masked = Object.entries(maskValue(context) as Record<string, unknown>).slice(0, longest.contextEntries)
  return Object.fromEntries(masked.map(([key, value]) => [cut(flatten(key), longest.contextKey), presentContextValue(value)]))
}

function presentContextValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(flatten(value), longest.contextText)
  return typeof value === 'object' && value !== null ? cut(flatten(JSON.stringify(value)), longest.contextText) : value
}

/** Line breaks, control characters of every kind, marks that turn the writing direction and halves of characters become a space. */
function flatten(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]+/gu, ' ').trim()
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`
}
