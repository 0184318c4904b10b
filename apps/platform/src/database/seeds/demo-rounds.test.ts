import { contentFolder, loadContent } from '@yanta/content'
import { expect, test } from 'vitest'
import { findPlayBegin, listRounds } from './demo-play.ts'

const { players, settings } = loadContent(contentFolder)
const [vera] = players
const { weeks } = vera!.progress!
const sumOf = (key: 'stakes' | 'wins' | 'rounds') => weeks.reduce((sum, week) => sum + week[key], 0)
const lost = sumOf('stakes') - sumOf('wins')

// A year of starts, at every hour of the day and at the first moments of a week.
const starts = [
  ...Array.from({ length: 73 }, (_, index) => Date.UTC(2026, 10, 1 + index * 5, index % 24, index % 60)),
  Date.parse('2026-11-29T21:00:00.001Z'),
  Date.parse('2026-11-29T21:00:10Z'),
]

const played = starts.map((now) => ({ now, rounds: listRounds(new Date(now), vera!, settings.timeZone) }))

test('rounds of a demo player come to what the weeks say, whenever the demo starts', () => {
  for (const { rounds } of played) {
    const total = (key: 'stake' | 'win') => rounds.reduce((sum, round) => sum + round[key], 0)
    expect([rounds.length, total('stake'), total('win')]).toEqual([
      sumOf('rounds'),
      sumOf('stakes'),
      sumOf('wins'),
    ])
  }
})

test('rounds of a demo player are in order, in the past and within three weeks, after what is credited for them', () => {
  for (const { now, rounds } of played) {
    const times = rounds.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)!).toBeLessThanOrEqual(now)
    expect(times[0]!).toBeGreaterThan(now - 22 * 86_400_000)
    expect(findPlayBegin(new Date(now), { players, settings })!.getTime()).toBeLessThan(times[0]!)
  }
})

test('rounds of a demo player never bring the balance below zero', () => {
  for (const { rounds } of played) {
    let [balance, least] = [vera!.balance + lost, Infinity]
    for (const { stake, win } of rounds) {
      least = Math.min(least, balance - stake)
      balance += win - stake
    }
    expect([least >= 0, balance]).toEqual([true, vera!.balance])
  }
})
