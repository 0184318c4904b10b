import { expect, test } from 'vitest'
import type { CardGame } from '../../lib/card-game.ts'
import { type Turns, beginTurns, findGameInTurn, noTurns, takeTurns } from './arrival-turns.ts'
import { addPage, beginPages, gamesPerPage } from './game-pages.ts'

const total = 400
const listPage = (page: number) => Array.from({ length: gamesPerPage }, (_, index) => ({ slug: `game-${(page - 1) * gamesPerPage + index}` }) as CardGame)
const first = beginPages(1, listPage(1), total)
const second = addPage(first, 2, listPage(2), total)
const sight = { fromPlace: 35, toPlace: 63, atOnce: 7 }
const shown = (turns: Turns) => Array.from({ length: 80 }, (_, place) => findGameInTurn(turns, place)?.slug).flatMap((slug) => (slug ? [Number(slug.slice(5))] : []))
const until = (end: number) => Array.from({ length: end }, (_, place) => place)
const rest = [...until(80)].slice(63)

test('a page that comes into sight shows a row more in each frame, and what is out of sight at once', () => {
  const steps = [beginTurns(noTurns(first), second, sight)]
  while (steps.at(-1)!.before) steps.push(takeTurns(steps.at(-1)!, sight))
  expect(steps.map(shown)).toEqual([[...until(42), ...rest], [...until(49), ...rest], [...until(56), ...rest], until(80)])
})

test('games that were there keep their places while others wait', () => {
  expect(shown(beginTurns(noTurns(first), second, { fromPlace: 0, toPlace: 80, atOnce: 7 }))).toEqual(until(40))
})

test('whoever scrolls on while games wait finds all of them', () => {
  const turns = beginTurns(noTurns(first), second, sight)
  expect(takeTurns(turns, { fromPlace: 63, toPlace: 80, atOnce: 7 })).toEqual(noTurns(second))
})

test('a page that was forgotten comes back in turns, counted from wherever the list begins', () => {
  const open = addPage(addPage(beginPages(3, listPage(3), total), 4, listPage(4), total), 5, listPage(5), total)
  const forgotten = { ...open, pages: new Map([...open.pages].filter(([page]) => page !== 4)) }
  const turns = beginTurns(noTurns(forgotten), open, { fromPlace: 40, toPlace: 68, atOnce: 7 })
  expect([46, 47, 67, 68].map((place) => findGameInTurn(turns, place)?.slug)).toEqual(['game-126', undefined, undefined, 'game-148'])
})
