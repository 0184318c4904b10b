// Formats a browser's report for the log: one entry of bounded size that can't imitate another line.
import type { LogLine, PageTiming } from '@yanta/contract'
import { maskText, maskValue } from './mask-personal.ts'

const longest = {
  message: 2_000,
  stackLine: 300,
  stackLines: 40,
  contextKey: 60,
  contextText: 500,
  contextEntries: 20,
}

export interface LoggedLine {
  label: string
  level_name: LogLine['level_name']
  datetime: string
  message: string
  stack?: string[]
  context?: Record<string, unknown>
}

/** The fields of a line written to the log [7.82]. */
export function presentLogLine({
  label,
  level_name,
  datetime,
  message,
  stack,
  context,
}: LogLine): LoggedLine {
  return {
    label,
    level_name,
    datetime,
    message: cut(clean(message), longest.message),
    ...(stack && {
      stack: stack.split(/\r?\n/, longest.stackLines).map((line) => cut(clean(line), longest.stackLine)),
    }),
    ...(context && { context: presentContext(context) }),
  }
}

/** The fields of a page's timing written to the log [7.83]. */
export function presentTiming({ path, metrics, navigationType }: PageTiming): PageTiming {
  const shown = path.split(/[?#]/, 1)[0]!
  return { path: clean(shown), metrics, ...(navigationType && { navigationType }) }
}

export function presentAgent(userAgent: string): string {
  return clean(userAgent)
}

function presentContext(context: Record<string, unknown>): Record<string, unknown> {
  const masked = Object.entries(maskValue(context, clean) as Record<string, unknown>).slice(
    0,
    longest.contextEntries,
  )
  return Object.fromEntries(masked.map(([key, value]) => [cut(key, longest.contextKey), cutValue(value)]))
}

function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, longest.contextText)
  return typeof value === 'object' && value !== null ? cut(JSON.stringify(value), longest.contextText) : value
}

/** Flattens first, so that an invisible character inside a number can't hide it from the masks. */
function clean(text: string): string {
  return maskText(flatten(text))
}

/** Line breaks, control characters and unpaired surrogates become a space; invisible format characters (bidirectional too) are removed. */
function flatten(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029\ufffd]+/gu, ' ')
    .trim()
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`
}
