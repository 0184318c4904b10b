import { gameListItem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type SearchEvent, advanceSearch, freshSearch } from './search-machine.ts'

const walk = (...events: SearchEvent[]) => events.reduce(advanceSearch, freshSearch)
const games = [gameListItem]
const answer = (attempt: number, words = 'ne'): SearchEvent => ({
  type: 'answered',
  attempt,
  words,
  games,
  total: 1,
})

test('a text is requested, and its response is shown', () => {
  expect(walk({ type: 'typed', words: 'neo' })).toMatchObject({ phase: 'loading', attempt: 1 })
  expect(walk({ type: 'typed', words: 'neo' }, answer(1, 'neo'))).toMatchObject({
    phase: 'ready',
    games,
    answered: 'neo',
  })
})

test('a response for an older text is ignored, whether it succeeded or failed', () => {
  const typed: SearchEvent[] = [
    { type: 'typed', words: 'n' },
    { type: 'typed', words: 'ne' },
  ]
  expect(walk(...typed, answer(1))).toMatchObject({ phase: 'loading', games: [] })
  expect(walk(...typed, { type: 'failed', attempt: 1 })).toMatchObject({ phase: 'loading' })
})

test('results stay while the next response is pending', () => {
  const state = walk({ type: 'typed', words: 'ne' }, answer(1), { type: 'typed', words: 'neo' })
  expect(state).toMatchObject({ phase: 'loading', games, answered: 'ne' })
})

test('an added space requests nothing new', () => {
  const state = walk({ type: 'typed', words: 'neo' }, answer(1, 'neo'), { type: 'typed', words: 'neo ' })
  expect(state).toMatchObject({ words: 'neo ', phase: 'ready', attempt: 1 })
})

test('after a failure the same text can be requested again', () => {
  const failed = walk({ type: 'typed', words: 'neo' }, { type: 'failed', attempt: 1 })
  expect(failed.phase).toBe('failed')
  expect(advanceSearch(failed, { type: 'retried' })).toMatchObject({
    words: 'neo',
    phase: 'loading',
    attempt: 2,
  })
})

test('a late response still sets the popular games, for searches without results', () => {
  expect(walk({ type: 'typed', words: 'n' }, answer(0, ''))).toMatchObject({
    phase: 'loading',
    games: [],
    popular: games,
  })
})
