import { lines, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { findTheme } from '../slot/themes.ts'
import { buildSlotView } from './slot-view.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from './verified-engine.ts'

/** The order of a slot is only its stake, which every line shares. */
export const slotRounds: VerifiedEngine = {
  texts: { order: 'field.stake', missing: 'state.missing.stake' },
  writeOrder: ({ stake }) => writeAmount(stake),
  readOrder(text, profile) {
    const stake = parseAmount(text)
    return stake === null || stake % lines.length !== 0 ? null : { profile, stake, choice: null }
  },
  replay({ profile, stake }, seeds) {
    const outcome = replayRound(profiles[profileIds.find((id) => id === profile) ?? 'medium'], seeds, stake)
    return {
      win: outcome.win,
      buildView: ({ currency, locale, theme }) =>
        buildSlotView(outcome, currency, locale, theme === undefined ? 'classic' : findTheme(theme).symbols),
    }
  },
}
