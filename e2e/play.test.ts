import { enterAs, readBalance } from './player.ts'
import { expect, test } from './site.ts'
import { Slot } from './slot.ts'

test('a guest plays for demo money [4.12] [7.62]', async ({ page }) => {
  const slot = new Slot(page)
  await page.goto('/play/neon-drive')
  await slot.waitUntilIdle()
  expect(await slot.readBalance()).toBe(1_000_000)
  const stake = await slot.readStake()
  const { win } = await slot.spin()
  expect(await slot.readBalance()).toBe(1_000_000 - stake + win)
})

test('demo play of a player leaves the real balance alone [4.12]', async ({ page, site }) => {
  await enterAs(page, site.origin)
  const slot = new Slot(page)
  await page.goto('/')
  const before = await readBalance(page)
  await page.goto('/play/neon-drive?mode=demo')
  await slot.spin()
  await page.goto('/')
  expect(await readBalance(page)).toBe(before)
})

test('opening the game in a second window stops the first one [4.11]', async ({ page, context, site }) => {
  await enterAs(page, site.origin)
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const second = await context.newPage()
  await second.goto('/play/neon-drive')
  await new Slot(second).waitUntilIdle()
  await expect(page.getByText('Игра открыта в другом окне')).toBeVisible()
  await page.getByRole('button', { name: 'Играть здесь' }).or(page.getByRole('link', { name: 'Играть здесь' })).click()
  await new Slot(page).waitUntilIdle()
  await expect(second.getByText('Игра открыта в другом окне')).toBeVisible()
})

test('the frame is sandboxed on an origin of its own and gets no cookies', async ({ page, context, site }) => {
  await enterAs(page, site.origin)
  const gameRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.gamesOrigin)) gameRequests.push(request.headers().cookie ?? '')
  })
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  expect(new URL((await frame.getAttribute('src'))!).origin).toBe(site.gamesOrigin)
  expect(gameRequests.length).toBeGreaterThan(0)
  expect(gameRequests.every((cookie) => cookie === '')).toBe(true)
  expect((await context.cookies(site.gamesOrigin)).map(({ name }) => name)).toEqual([])
})
