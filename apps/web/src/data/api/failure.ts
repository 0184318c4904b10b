// How a call that failed is read, in one place [8.1-8.14]: the codes beside a form and its fields, the page of a status, the level of the
// line in the log. Nobody else looks at statuses but the dialog after a press, `react-to-failure.ts`.
import type { RefusalItem } from '@yanta/contract'
import type { Refusal } from './result.ts'

export interface FormErrors {
  /** Codes that belong to the form as a whole. */
  form: readonly RefusalItem[]
  /** Codes by the field they name. */
  fields: Readonly<Record<string, readonly RefusalItem[]>>
}

/** Statuses with a page of their own [8.13]; 500 stands for every other. */
export const pageStatuses = [404, 429, 451, 500, 503] as const
export type PageStatus = (typeof pageStatuses)[number]

/** Any 4xx says that the visitor may not have it, now or ever; the site itself is well [8.2]. */
export function isAccessError(status: number): boolean {
  return status >= 400 && status < 500
}

/** No answer, or that of a server in front of one that gives none. */
export function isSilence(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}

/** The page that is shown for a status. */
export function findPageStatus(status: number): PageStatus {
  if (status === 0) return 503
  return pageStatuses.find((known) => known === status) ?? (status > 500 ? 503 : 500)
}

/** Every code of `errors[]`, beside the field it names or beside the form [8.1]; a refusal without items is one code of the form. */
export function collectFormErrors({ code, errors }: Pick<Refusal<string>, 'code' | 'errors'>): FormErrors {
  const items = errors.length > 0 ? errors : [{ code }]
  const fields: Record<string, RefusalItem[]> = {}
  for (const item of items) if (item.field) (fields[item.field] ??= []).push(item)
  return { form: items.filter(({ field }) => !field), fields }
}

/** How much a failure matters to the operator: what nobody could answer is an error of ours, what was refused a warning [8.3]. */
export function findLogLevel({
  status,
  code,
}: Pick<Refusal<string>, 'status' | 'code'>): 'WARNING' | 'ERROR' | null {
  // Tokens run out every quarter of an hour, work on the site is the operator's own, and a captcha is answered: none is a failure.
  if (status === 401 || code === 'under_reconstruction' || code === 'captcha_required') return null
  return isAccessError(status) ? 'WARNING' : 'ERROR'
}
