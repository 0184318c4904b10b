// A round whose free spins the player chooses. All doors read the same draws, which the seeds fixed before the reels moved: a door
// with fewer spins reads the first of them.
import { findMiddleDoor } from './doors.ts'
import { hasFreeSpins } from './free-spins.ts'
import type { Profile, SlotOutcome } from './model.ts'
import { profiles } from './profiles/profiles.ts'
import { type Draw, playRound } from './round.ts'

/**
 * A usual round up to the choice: with free spins it has its paid spin alone, `door` is null and `ahead` holds the stops that follow.
 * Without free spins, or without doors, it is whole. Throws as `playRound` does.
 */
export function playToDoors(profile: Profile, draw: Draw, stake: number): SlotOutcome {
  const drawn: number[] = []
  const play = (door: number | null): SlotOutcome => {
    let at = 0
    const read: Draw = (bound) => (drawn[at++] ??= draw(bound))
    return playRound(profile, read, stake, 'usual', door)
  }
  const middle = play(findMiddleDoor(profile))
  const [paid] = middle.spins
  if (!profile.doors || !paid || !hasFreeSpins(middle)) return middle
  for (const door of profile.doors.keys()) play(door)
  return {
    ...middle,
    spins: [paid],
    win: paid.win,
    isCapped: false,
    door: null,
    ahead: drawn.slice(paid.stops.length),
  }
}

/** The whole round behind the door, from 0, that the player chose in one of `playToDoors`. Throws RangeError for any other round or door. */
export function takeDoor({ profile, stake, spins, door, ahead }: SlotOutcome, chosen: number): SlotOutcome {
  const [paid] = spins
  if (door !== null || !paid || !ahead) throw new RangeError('nothing is to be chosen in the round')
  const stops = [...paid.stops, ...ahead]
  return playRound(profiles[profile], () => stops.shift()!, stake, 'usual', chosen)
}
