// Demo money and real money of the same player.
import { enterAsNew, readBalance } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('demo play of a player leaves the real balance alone', async ({ page, site }) => {
  await enterAsNew(page, site.origin)
  const slot = new Slot(page)
  await page.goto('/')
  const before = await readBalance(page)
  await page.goto('/play/neon-drive?mode=demo')
  await slot.waitUntilIdle()
  const demo = await slot.readBalance()
  const stake = await slot.readStake()
  const { win } = await slot.spin()
  expect(await slot.readBalance()).toBe(demo - stake + win)
  await page.goto('/')
  expect(await readBalance(page)).toBe(before)
})
