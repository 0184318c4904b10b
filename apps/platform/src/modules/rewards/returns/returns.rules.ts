// What comes back of a week's losses: cashback as bonus money, winback as real money. Pure; amounts in minor units, weekly play in
// hundredths of them.
import type { Settings } from '@yanta/content'
import type { Currency } from '@yanta/contract'

/** Real stakes and wins by the games' contribution, in hundredths of minor units. */
export interface WeekPlay {
  stakes: number
  wins: number
  rounds: number
}

export type ReturnTerms = Settings['rewards']['returns']

export interface Returns {
  cashback: number
  winback: number
}

export function computeReturns(
  play: WeekPlay,
  { level, cashback, currency }: { level: number; cashback: number; currency: Currency },
  terms: ReturnTerms,
): Returns {
  return {
    cashback: Math.min(
      computeShare(play, cashback, terms.cashback.mostOfStakes, terms),
      terms.cashback.cap[currency],
    ),
    winback: computeShare(play, winbackPercent(level, terms), terms.winback.mostOfStakes, terms),
  }
}

export function winbackPercent(level: number, { winback }: ReturnTerms): number {
  return level >= winback.higherPercent.level ? winback.higherPercent.percent : winback.percent
}

/**
 * So many percent of the losses, at most `mostOfStakes` percent of the stakes: then no week, not even one of few large stakes, gives
 * more back than the house keeps of its stakes. Rounded down.
 */
function computeShare(
  { stakes, wins, rounds }: WeekPlay,
  percent: number,
  mostOfStakes: number,
  { roundsNeeded }: ReturnTerms,
): number {
  if (rounds < roundsNeeded || wins >= stakes) return 0
  const share = (of: number, by: number) => (BigInt(of) * BigInt(by)) / 10_000n
  const [ofLosses, ofStakes] = [share(stakes - wins, percent), share(stakes, mostOfStakes)]
  return Number(ofLosses < ofStakes ? ofLosses : ofStakes)
}

/** Weekly play as it is shown, in minor units. */
export function toMinorUnits(hundredths: number): number {
  return Math.floor(hundredths / 100)
}

const dayMs = 24 * 3_600_000

/**
 * Until when the winback of a week that ended at `endsAt` is claimed: Wednesday 23:59:59. When the job was late, or the player is on a
 * break, and less than a day would be left from `now` on, the Wednesday after.
 * @param startOfDay the beginning of the day so many days after that of a moment
 */
export function findClaimEnd(
  endsAt: Date,
  now: Date,
  startOfDay: (moment: Date, daysLater: number) => Date,
): Date {
  for (let days = 3; ; days += 7) {
    const until = new Date(startOfDay(endsAt, days).getTime() - 1_000)
    if (until.getTime() - now.getTime() >= dayMs) return until
  }
}
