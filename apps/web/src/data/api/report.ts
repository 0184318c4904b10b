// Small entry point of reporting: the first report loads the rest.
import type { globalErrorLabels } from '@yanta/contract'
import { isRouteErrorResponse } from 'react-router'
import type { Refusal } from './result.ts'

type Context = Record<string, string | number | boolean | null>

const loadLog = () => import('./report-errors.ts')

/** Reports an unexpected error [8.6]. Never throws. */
export function report(
  label: (typeof globalErrorLabels)[number] | (string & {}),
  error: unknown,
  context?: Context,
): void {
  void loadLog().then(
    ({ reportError }) => reportError(label, error, context),
    () => {},
  )
}

/** Reports a failed call [8.3]; a repeated failure is counted, not sent again. */
export function reportFailure(
  call: string,
  level: 'WARNING' | 'ERROR',
  { status, code, requestId }: Pick<Refusal<string>, 'status' | 'code' | 'requestId'>,
): void {
  void loadLog().then(
    ({ reportLine }) =>
      reportLine('REQUEST_FAILURE', level, `${call}: ${status} ${code}`, requestId ? { requestId } : {}),
    () => {},
  )
}

/** Reports a problem that is not an error, such as 'No Game Id' [8.8]. */
export function reportTrouble(label: string, message: string): void {
  void loadLog().then(
    ({ reportLine }) => reportLine(label, 'WARNING', message),
    () => {},
  )
}

/**
 * Reports errors of a screen while rendering or loading [8.6-8.7]. A screen that does not exist, or is not open to this visitor, is not
 * an error; nor is navigating to the current screen, which the router ignores. `errorInfo`: of React, while it rendered.
 */
export function reportRouteError(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (errorInfo) report('GLOBAL_VUE_ERROR_HANDLER', error)
  else if (!isRouteErrorResponse(error)) report('FETCH_SPA_ASYNC_DATA', error)
  else if (error.status >= 500) report('FETCH_SPA_ASYNC_DATA', `status ${error.status}`)
}

/** Listens to uncaught errors. */
export function watchGlobalErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno }) => {
    // Errors in scripts of other origins carry neither an error nor a file.
    if (error !== null || filename)
      report('GLOBAL_WINDOW_ERROR_HANDLER', error ?? message, { file: filename, line: lineno })
  })
  addEventListener('unhandledrejection', (event) => {
    if (isLoaderAnswer(event.reason)) event.preventDefault()
    else report('GLOBAL_WINDOW_ERROR_HANDLER', event.reason, { isRejection: true })
  })
}

/** While the router fetches a screen's styles it does not await its loader, whose refusal or redirect seems unhandled until then. */
function isLoaderAnswer(reason: unknown): boolean {
  return reason instanceof Response || (reason as { type?: string } | null)?.type === 'DataWithResponseInit'
}
