/** A settled round with a real stake. Amounts in minor units. */
export interface CountedRound {
  gameSlug: string
  /** Of the site's calendar, as `CalendarDay.number`. */
  day: number
  stake: number
  stakeReal: number
  win: number
  /** Roubles for one unit of the stake's currency, decimal text. */
  rateToRub: string
}

/** What one kind of rule counts. Pure; the state is plain data, stored between two rounds. */
export interface Count<State> {
  begin: State
  add(state: State, round: CountedRound, goal: number): State
  /** What has been reached, in hundredths of what the goal counts. */
  measure(state: State): number
}
