// What is published of an ante: a player pays more a round, and meets the feature more often.

export interface AnteBet {
  /** Of a whole round in coins, of which a stake is 20. A published price never changes: rounds played at it are verified by it. */
  price: number
  /** Share of the price paid back, the largest win counted at its worst, in hundredths of a percent: 9612 is 96.12 %. */
  rtp: number
  /** How many times as often the feature comes, in hundredths, rounded down: 195 is 1.95 times. */
  chance: number
}
