import { coinsPerStake, holdProfileIds, holdProfiles, replayHold } from '@yanta/game-rules/hold'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'
import { holdVerifyMessages } from './messages.ts'
import { buildHoldView } from './view.ts'

/** The order of a round of hold and win is its stake, of which every coin is a twentieth. */
export const holdRounds: VerifiedEngine = {
  messages: holdVerifyMessages,
  writeOrder: ({ stake }) => writeAmount(stake),
  readOrder(text, profile) {
    const stake = parseAmount(text)
    return stake === null || stake % coinsPerStake !== 0 ? null : { profile, stake, choice: null }
  },
  replay({ profile, stake }, seeds) {
    const id = holdProfileIds.find((each) => each === profile) ?? 'harvest'
    const outcome = replayHold(holdProfiles[id], seeds, stake)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildHoldView(outcome, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
