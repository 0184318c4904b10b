// Slides that go round and round: a place is a number that grows and shrinks without end, and at whole numbers one slide fills
// the view.

/** A slide stands at `index`, and again each `count` further; the place of these that is nearest to `place`. */
export function nearestRound(index: number, place: number, count: number): number {
  return index + count * Math.round((place - index) / count)
}

/** The slide that a whole `place` shows, from 0. */
export function slideAt(place: number, count: number): number {
  return ((place % count) + count) % count
}
