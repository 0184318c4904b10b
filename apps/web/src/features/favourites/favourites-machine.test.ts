import { expect, test } from 'vitest'
import { type FavouritesEvent, advanceFavourites, listLiked, noFavourites } from './favourites-machine.ts'

const opened = (owner: 'guest' | 'player', ...slugs: string[]): FavouritesEvent => ({
  type: 'opened',
  owner,
  slugs,
})
const received = (...slugs: string[]): FavouritesEvent => ({ type: 'received', slugs })
const like = (slug: string): FavouritesEvent => ({ type: 'pressed', change: { slug, isLiked: true } })
const unlike = (slug: string): FavouritesEvent => ({ type: 'pressed', change: { slug, isLiked: false } })
const settled = (slug: string, isLiked: boolean, isDone = true): FavouritesEvent => ({
  type: 'settled',
  change: { slug, isLiked },
  isDone,
})

const run = (events: FavouritesEvent[]) => events.reduce(advanceFavourites, noFavourites)

test.each<[string, FavouritesEvent[], string[], string[]]>([
  ["a guest's change is applied at once", [opened('guest', 'a'), like('b')], ['b', 'a'], []],
  ['a guest takes one back', [opened('guest', 'a', 'b'), unlike('a')], ['b'], []],
  [
    'a guest pressed before the list was read',
    [like('b'), like('a'), opened('guest', 'c', 'a')],
    ['b', 'c', 'a'],
    [],
  ],
  [
    "a player's change is shown and waits for the platform",
    [opened('player', 'a'), like('b')],
    ['b', 'a'],
    ['b'],
  ],
  ['it was granted', [opened('player', 'a'), like('b'), settled('b', true)], ['b', 'a'], []],
  ['it was refused, and is undone', [opened('player', 'a'), like('b'), settled('b', true, false)], ['a'], []],
  [
    'a refused farewell comes back at its place',
    [opened('player', 'a', 'b', 'c'), unlike('b'), settled('b', false, false)],
    ['a', 'b', 'c'],
    [],
  ],
  [
    'the push comes before the answer',
    [opened('player', 'a'), like('b'), received('b', 'a'), settled('b', true)],
    ['b', 'a'],
    [],
  ],
  [
    'another device likes something meanwhile',
    [opened('player', 'a'), like('b'), received('c', 'a')],
    ['b', 'c', 'a'],
    ['b'],
  ],
  ['of two changes for one game the last counts', [opened('player'), like('a'), unlike('a')], [], ['a']],
  [
    'the answer to the first leaves the second waiting',
    [opened('player'), like('a'), unlike('a'), settled('a', true)],
    [],
    ['a'],
  ],
  [
    'changes are sent in the order they were made',
    [opened('player'), like('a'), like('b'), unlike('a')],
    ['b'],
    ['b', 'a'],
  ],
  ['a player pressed before the list came', [like('b'), opened('player', 'a')], ['b', 'a'], ['b']],
  ['pressed before anybody knows: it is shown', [like('a')], ['a'], ['a']],
  ['news for nobody', [received('a')], [], []],
  ['nothing is left after a logout', [opened('player', 'a'), like('b'), { type: 'closed' }], [], []],
])('%s', (_what, events, shown, waiting) => {
  const state = run(events)
  expect(listLiked(state)).toEqual(shown)
  expect(state.changes.map(({ slug }) => slug)).toEqual(waiting)
})
