// Called bets on sectors of the wheel: each is a few bets of the table, laid together. Units are equal chips.
import { pocketCount, wheelOrder } from './wheel.ts'

export interface CalledBet {
  spot: string
  units: number
}

const units = (count: number, ...spots: string[]): CalledBet[] =>
  spots.map((spot) => ({ spot, units: count }))

export const sectorCalls = {
  /** From 22 to 25, around zero: nine chips. */
  voisins: [
    ...units(2, '0-2-3'),
    ...units(1, '4-7', '12-15', '18-21', '19-22', '32-35'),
    ...units(2, '25-26-28-29'),
  ],
  /** From 27 to 33, opposite of zero: six chips. */
  tiers: units(1, '5-8', '10-11', '13-16', '23-24', '27-30', '33-36'),
  /** The numbers between the two: five chips. */
  orphelins: units(1, '1', '6-9', '14-17', '17-20', '31-34'),
} as const
export type SectorCall = keyof typeof sectorCalls

/** A number and its two neighbours on either side. */
export function callNeighbours(number: number): CalledBet[] {
  const position = wheelOrder.indexOf(number)
  if (position < 0) throw new RangeError(`the wheel has no number ${number}`)
  return [-2, -1, 0, 1, 2].map((step) => ({
    spot: String(wheelOrder[(position + step + pocketCount) % pocketCount]!),
    units: 1,
  }))
}
