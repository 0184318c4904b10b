import { clusterProfileIds, clusterProfiles, coinsPerStake, replayClusters } from '@yanta/game-rules/clusters'
import { findPlainSymbols, loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'
import { clustersVerifyMessages } from './messages.ts'
import { buildClustersView } from './view.ts'

/** The order of a round of clusters is its stake, of which every coin is a twentieth. */
export const clustersRounds: VerifiedEngine = {
  messages: clustersVerifyMessages,
  writeOrder: ({ stake }) => writeAmount(stake),
  readOrder(text, profile) {
    const stake = parseAmount(text)
    return stake === null || stake % coinsPerStake !== 0 ? null : { profile, stake, choice: null }
  },
  replay({ profile, stake }, seeds) {
    const id = clusterProfileIds.find((each) => each === profile) ?? 'rising'
    const outcome = replayClusters(clusterProfiles[id], seeds, stake)
    return {
      win: outcome.win,
      buildView({ currency, locale, theme }) {
        const view = buildClustersView(outcome, currency, locale, findPlainSymbols(locale))
        // Without a network the outcome stands all the same.
        void loadShownSymbols(theme, locale).then((symbols) => symbols && view.changeSymbols(symbols))
        return view.element
      },
    }
  },
}
