// Formatted numbers of mines.
import type { Locale } from '@yanta/contract'
import { findShownMultiplier } from '@yanta/game-rules/mines'
import { formatDecimal, formatNumber } from '@yanta/i18n'

/** `×4,11`; whole multipliers without decimals from a thousand on. */
export function formatMultiplier(mines: number, steps: number, locale: Locale): string {
  const hundredths = steps === 0 ? 100 : findShownMultiplier(mines, steps)
  return `×${hundredths >= 100_000 ? formatNumber(Math.floor(hundredths / 100), locale) : formatDecimal(hundredths, locale)}`
}
