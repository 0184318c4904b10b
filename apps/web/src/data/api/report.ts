// The small door to the reports: what tells of an error loads the rest with the first one.
import type { globalErrorLabels } from '@yanta/contract'
import { isRouteErrorResponse } from 'react-router'
import type { Refusal } from './result.ts'

type Context = Record<string, string | number | boolean | null>

/** Reports an error nobody expected [8.6]. Never throws. */
export function report(
  label: (typeof globalErrorLabels)[number] | (string & {}),
  error: unknown,
  context?: Context,
): void {
  void import('./report-errors.ts').then(
    ({ reportError }) => reportError(label, error, context),
    () => {},
  )
}

/** Reports a call that failed [8.3]; the same failure again is counted, not repeated. */
export function reportFailure(
  call: string,
  level: 'WARNING' | 'ERROR',
  { status, code, requestId }: Pick<Refusal<string>, 'status' | 'code' | 'requestId'>,
): void {
  void import('./report-errors.ts').then(
    ({ reportLine }) =>
      reportLine('REQUEST_FAILURE', level, `${call}: ${status} ${code}`, requestId ? { requestId } : {}),
    () => {},
  )
}

/** Reports something that went wrong without an error, such as 'No Game Id' [8.8]. */
export function reportTrouble(label: string, message: string): void {
  void import('./report-errors.ts').then(
    ({ reportLine }) => reportLine(label, 'WARNING', message),
    () => {},
  )
}

/**
 * Reports what a screen threw while it was drawn, and what it could not load [8.6-8.7]. A screen that is not there, or not for this visitor,
 * is no error of ours; going where one is already is none either, the router passes that over.
 */
export function reportRouteError(error: unknown, isDrawing: boolean): void {
  if (isDrawing) report('GLOBAL_VUE_ERROR_HANDLER', error)
  else if (!isRouteErrorResponse(error)) report('FETCH_SPA_ASYNC_DATA', error)
  else if (error.status >= 500) report('FETCH_SPA_ASYNC_DATA', `status ${error.status}`)
}

/** Listens to what no other code caught. */
export function watchGlobalErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno }) => {
    // Scripts of other origins say nothing but this.
    if (error !== null || filename)
      report('GLOBAL_WINDOW_ERROR_HANDLER', error ?? message, { file: filename, line: lineno })
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    report('GLOBAL_WINDOW_ERROR_HANDLER', reason, { isRejection: true }),
  )
}
