import { findSpot, rouletteProfiles, readBets, replayRound, type Bet } from '@yanta/game-rules/roulette'
import { rouletteVerifyMessages } from './messages.ts'
import { buildRouletteView } from './view.ts'
import { parseAmount, writeAmount, type VerifiedEngine } from '../../verified-engine.ts'

/** The verifier checks no limits, only that the bets are of this table. */
const noLimits = { smallest: 1, largestStraight: 10 ** 12 }

/** Bets are written one after the other: `17=100.00 17-20=50 red=200`. */
export const rouletteRounds: VerifiedEngine = {
  messages: rouletteVerifyMessages,
  writeOrder({ choice }) {
    const read = readBets(choice, noLimits)
    return 'fault' in read
      ? ''
      : read.bets.map(([spot, amount]) => `${spot}=${writeAmount(amount)}`).join(' ')
  },
  readOrder(text) {
    const entries = text
      .trim()
      .split(/[\s;]+/)
      .map((entry): Bet | null => {
        const [spot = '', amount = ''] = entry.toLowerCase().split('=')
        const minor = parseAmount(amount)
        return findSpot(spot) && minor !== null ? [spot, minor] : null
      })
    const read = readBets(entries, noLimits)
    return 'fault' in read ? null : { profile: rouletteProfiles[0], stake: read.stake, choice: read.bets }
  },
  replay({ choice }, seeds) {
    const outcome = replayRound(seeds, choice as Bet[])
    return {
      win: outcome.win,
      buildView: ({ currency, locale }) => buildRouletteView(outcome, currency, locale),
    }
  },
}
