// Formatted numbers of mines.
import type { Locale } from '@yanta/contract'
import { findShownMultiplier } from '@yanta/game-rules/mines'

/** `×4,11`; whole multipliers without decimals from a thousand on. */
export function formatMultiplier(mines: number, steps: number, locale: Locale): string {
  const hundredths = steps === 0 ? 100 : findShownMultiplier(mines, steps)
  const digits = hundredths >= 100_000 ? 0 : 2
  return `×${new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, roundingMode: 'floor' }).format(hundredths / 100)}`
}
