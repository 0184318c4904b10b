// Interprets a failed call, in one place [8.1-8.14]: the codes of a form and its fields, the page of a status, the level of the
// log line. Only the dialog after a press, `react-to-failure.ts`, reads statuses elsewhere.
import type { RefusalItem } from '@yanta/contract'
import type { Refusal } from './result.ts'

export interface FormErrors {
  /** Codes that belong to the form as a whole. */
  form: readonly RefusalItem[]
  /** Codes by field. */
  fields: Readonly<Record<string, readonly RefusalItem[]>>
}

/** Statuses with a page of their own [8.13]; 500 represents every other. */
export const pageStatuses = [404, 429, 451, 500, 503] as const
export type PageStatus = (typeof pageStatuses)[number]

/** Any 4xx refuses this visitor's request; the site itself works [8.2]. */
export function isAccessError(status: number): boolean {
  return status >= 400 && status < 500
}

/** No answer, or that of a proxy whose upstream gives none. */
export function isSilence(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}

/** The error page of a status. */
export function findPageStatus(status: number): PageStatus {
  if (status === 0) return 503
  return pageStatuses.find((known) => known === status) ?? (status > 500 ? 503 : 500)
}

/** Groups `errors[]` by the field they name, the others under the form [8.1]; a refusal without items is one code of the form. */
export function collectFormErrors({ code, errors }: Pick<Refusal<string>, 'code' | 'errors'>): FormErrors {
  const items = errors.length > 0 ? errors : [{ code }]
  const fields: Record<string, RefusalItem[]> = {}
  for (const item of items) if (item.field) (fields[item.field] ??= []).push(item)
  return { form: items.filter(({ field }) => !field), fields }
}

/** Log level of a failure: an error when the site could not answer, a warning when it refused [8.3]. */
export function findLogLevel({
  status,
  code,
}: Pick<Refusal<string>, 'status' | 'code'>): 'WARNING' | 'ERROR' | null {
  // Not failures: access tokens expire every 15 minutes, maintenance is the operator's own, and a captcha will be solved.
  if (status === 401 || code === 'under_reconstruction' || code === 'captcha_required') return null
  return isAccessError(status) ? 'WARNING' : 'ERROR'
}
