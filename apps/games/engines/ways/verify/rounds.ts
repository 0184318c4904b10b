import { coinsPerStake, replayWays, waysProfileIds, waysProfiles } from '@yanta/game-rules/ways'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'
import { waysVerifyMessages } from './messages.ts'
import { buildWaysView } from './view.ts'

/** The order of a round of ways is its stake, of which every coin is a twentieth. */
export const waysRounds: VerifiedEngine = {
  messages: waysVerifyMessages,
  writeOrder: ({ stake }) => writeAmount(stake),
  readOrder(text, profile) {
    const stake = parseAmount(text)
    return stake === null || stake % coinsPerStake !== 0 ? null : { profile, stake, choice: null }
  },
  replay({ profile, stake }, seeds) {
    const id = waysProfileIds.find((each) => each === profile) ?? 'tide'
    const outcome = replayWays(waysProfiles[id], seeds, stake)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildWaysView(outcome, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
