// The longest texts of a game where they have the least room: sums of each currency.
import { currencies } from '@yanta/contract'
import type { FrameLocator, Locator } from '@playwright/test'
import { readCatalogue } from '../../../apps/games/server/catalogue.ts'
import { expect, type Page, test } from '../../support/site.ts'

const { getStakes } = await readCatalogue('content')
const phones = [
  [390, 844],
  [360, 740],
  [320, 568],
] as const
// The game has a wide and low part of 900x640, as on a phone on its side.
const windows = [[1440, 900], [900, 700], [900, 640], [844, 390], ...phones] as const

/** Opens a game for a guest, with the lowest and the highest stake of a currency. */
async function openWithStakes(page: Page, game: string, stakes: { currency: string; stakes: number[] }) {
  await page.route('**/api/open', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    const { currency, stakes: offered } = stakes
    await route.fulfill({
      json: { ...answer, currency, stakes: offered, defaultStake: offered[0], balance: 10 * offered.at(-1)! },
    })
  })
  await page.goto(`/play/${game}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main[data-phase]')).toBeVisible()
  return frame
}

/** Gives the window a size, and waits until the game has its part of it. */
async function resize(page: Page, frame: FrameLocator, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height })
  await expect
    .poll(async () => {
      const outside = await page
        .locator('iframe')
        .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
      const inside = await frame.locator('body').evaluate(() => [innerWidth, innerHeight])
      return outside.join() === inside.join()
    })
    .toBe(true)
}

/** Texts of elements whose content is wider than they are. */
const findTooWide = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )

for (const currency of currencies) {
  const { stakes } = getStakes(currency)
  const [lowest, highest] = [stakes[0]!, stakes.at(-1)!]

  test(`the limits of autoplay stay inside their buttons in ${currency}, at the lowest and the highest bet`, async ({
    page,
  }) => {
    const frame = await openWithStakes(page, 'neon-drive', { currency, stakes: [lowest, highest] })
    for (const stake of ['lowest', 'highest']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      if (stake === 'highest') await frame.getByRole('button', { name: 'Увеличить ставку' }).click()
      await frame.getByRole('button', { name: 'Автоигра' }).click()
      const choices = frame.getByRole('dialog', { name: 'Автоигра' }).locator('.choice')
      await expect(choices).toHaveCount(11)
      for (const size of windows) {
        await resize(page, frame, size)
        expect(await findTooWide(choices), `${stake} at ${size.join('x')}`).toEqual([])
      }
      await page.keyboard.press('Escape')
    }
  })
}
