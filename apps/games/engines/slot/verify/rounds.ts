import { lines, profileIds, profiles, replayRound } from '@yanta/game-rules/slot'
import { loadShownSymbols } from './shown-symbols.ts'
import { slotVerifyMessages } from './messages.ts'
import { h } from '../../../kit/dom.ts'
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
        const view = h('div', { class: 'replay' })
        void loadShownSymbols(theme, locale).then((symbols) =>
          view.replaceWith(buildSlotView(outcome, currency, locale, symbols)),
        )
        return view
      },
    }
  },
}
