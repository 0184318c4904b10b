import { lines, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { slotVerifyMessages } from './messages.ts'
import { buildSlotView } from './view.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'

/** The order of a slot is its stake, which every line shares; `20.00; feature` for a free round that was the game's feature. */
export const slotRounds: VerifiedEngine = {
  messages: slotVerifyMessages,
  writeOrder: ({ stake, choice }) =>
    choice === 'feature' ? `${writeAmount(stake)}; feature` : writeAmount(stake),
  readOrder(text, profile) {
    const [amount = '', kind = null, ...rest] = text.split(';').map((part) => part.trim().toLowerCase())
    const stake = parseAmount(amount)
    if (stake === null || stake % lines.length !== 0 || rest.length > 0) return null
    return kind === null || kind === 'feature' ? { profile, stake, choice: kind } : null
  },
  replay({ profile, stake, choice }, seeds) {
    const played = profiles[profileIds.find((id) => id === profile) ?? 'medium']
    const outcome = replayRound(played, seeds, stake, choice === 'feature' ? 'feature' : 'usual')
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildSlotView(outcome, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
