// The small door to the reports: what tells of an error loads the rest with the first one.
import type { globalErrorLabels } from '@yanta/contract'

type Context = Record<string, string | number | boolean | null>

/** Reports an error nobody expected [8.6]. Never throws. */
export function report(label: (typeof globalErrorLabels)[number] | (string & {}), error: unknown, context?: Context): void {
  void import('./report-errors.ts').then(({ reportError }) => reportError(label, error, context), () => {})
}

/** Listens to what no other code caught. */
export function watchGlobalErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno }) => {
    // Scripts of other origins say nothing but this.
    if (error !== null || filename) report('GLOBAL_WINDOW_ERROR_HANDLER', error ?? message, { file: filename, line: lineno })
  })
  addEventListener('unhandledrejection', ({ reason }) => report('GLOBAL_WINDOW_ERROR_HANDLER', reason, { isRejection: true }))
}
