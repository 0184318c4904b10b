// The promotions of this repository.
import { expect, it } from 'vitest'
import { contentFolder, loadContent } from './load-content.ts'

const { promotions, settings } = loadContent(contentFolder)

it('the season counts 2,000 ₽ of bets as an element, fills its flasks at the numbers of [9.29], and is drawn on 14 January at 20:00', () => {
  const { points, flasks, repeats, drawAfter } = promotions.find(({ slug }) => slug === 'winter-lab')!
  expect(points!.bets!.RUB).toBe(200_000)
  expect(Object.entries(flasks!).map(([kind, { goal }]) => [kind, goal])).toEqual([
    ['achievements', 2_500],
    ['deposits', 7_000],
    ['bets', 2_500],
  ])
  const days = Number(/^(\d+)d$/.exec(repeats!.lasts)![1])
  const minutes = Number(/^(\d+)m$/.exec(drawAfter)![1])
  const drawn = new Date(Date.parse(repeats!.from) + days * 86_400_000 + minutes * 60_000)
  expect(drawn.toLocaleString('en-GB', { timeZone: settings.timeZone })).toBe('14/01/2027, 20:00:00')
})
