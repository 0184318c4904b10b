import { gameListItem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { openScreen, packScreen } from './packed-screen.ts'

const data = { group: { name: '</script>"' }, within: null, games: [gameListItem], total: 1 }

test('the data of a screen survives a document', () => {
  expect(openScreen(structuredClone(packScreen(data)))).toEqual(data)
})

test('the same data is written once, opened once, and rendered by the server without its text', () => {
  const packed = packScreen(data)
  expect(packScreen(data)).toBe(packed)
  expect(openScreen(packed)).toBe(data)
  const received = structuredClone(packed)
  expect(openScreen(received)).toBe(openScreen(received))
})

test('the data of a navigation is not packed', () => {
  expect(openScreen(data)).toBe(data)
})
