import type { Locale } from '@yanta/contract'
import type { I18n } from '../../i18n/use-i18n.tsx'
import { formatTenths } from '../../i18n/format-tenths.ts'

const kilobyte = 1_024
const megabyte = 1_024 * 1_024

/** Megabytes as the limit of 32 counts them, with one decimal. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  return formatTenths(Math.round((bytes * 10) / megabyte), locale)
}

/** `7,2 МБ`; a file below a tenth of one is said in kilobytes. */
export function describeBytes({ t, locale }: Pick<I18n, 't' | 'locale'>, bytes: number): string {
  return bytes < megabyte / 10
    ? t('documents.kilobytes', { size: Math.ceil(bytes / kilobyte) })
    : t('documents.megabytes', { size: formatMegabytes(bytes, locale) })
}
