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

/** [9.18] A press that goes no further than this is a tap, in pixels; a drag of at least so many is a swipe. */
export const tapTolerance = 10
const swipeTolerance = 30

/** Where slides come to rest that were dragged to `place`, `way` pixels to the right: a swipe goes on to the next one, less goes back. */
export function restPlace(place: number, way: number): number {
  if (Math.abs(way) < swipeTolerance) return Math.round(place)
  return way < 0 ? Math.ceil(place) : Math.floor(place)
}

/** [9.4] How long a slide stays when nobody holds it. */
export const autoplayMs = 5_000
