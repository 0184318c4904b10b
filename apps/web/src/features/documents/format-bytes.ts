import type { I18n } from '../../i18n/use-i18n.tsx'
import { formatTenths } from '../../i18n/format-tenths.ts'

const kilobyte = 1_024
const megabyte = 1_024 * 1_024

/** `7,2 МБ`, as the limit of 32 counts them; what is less than a tenth of one is said in kilobytes. */
export function describeBytes({ t, locale }: Pick<I18n, 't' | 'locale'>, bytes: number): string {
  return bytes < megabyte / 10
    ? t('documents.kilobytes', { size: Math.ceil(bytes / kilobyte) })
    : t('documents.megabytes', { size: formatTenths(Math.round((bytes * 10) / megabyte), locale) })
}
