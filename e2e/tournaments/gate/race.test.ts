// A tournament that runs, with several players: what one plays, the others see at once.
import { followLink } from '../../support/navigation.ts'
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test, type Page } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

/** By bets, on all slots. */
const tournament = '/tournaments/regatta'
const game = '/play/neon-drive'

async function join(page: Page): Promise<string> {
  await page.goto(tournament)
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  await expect(page.getByRole('heading', { name: 'Моё место' })).toBeVisible()
  return page.url()
}

/** Plays a round of the open game with a stake of at least so much, in kopecks. */
async function play(page: Page, stake: number): Promise<void> {
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  for (let shown = await slot.readStake(); shown < stake; shown = await slot.readStake()) {
    await slot.frame.getByRole('button', { name: 'Увеличить ставку' }).click()
    await expect.poll(() => slot.readStake()).toBeGreaterThan(shown)
  }
  await slot.spin()
}

/** The place as the page's own card says it; null without one. */
async function readPlace(page: Page): Promise<number | null> {
  const card = page.getByRole('heading', { name: 'Моё место' }).locator('xpath=../..')
  const shown = await card.locator('b').first().innerText()
  return /^\d/.test(shown) ? Number(shown.replace(/\D/g, '')) : null
}

test('two players overtake each other before the eyes of the one whose table is open [3.38] [4.31] [4.34] [7.86]', async ({
  page,
  site,
  openBrowser,
}) => {
  await enterAsNew(page, site.origin)
  await join(page)
  await expectNoViolations(page, 'a tournament')
  const tab = await page.context().newPage()
  const rival = await (await openBrowser()).newPage()
  await enterAsNew(rival, site.origin)
  await join(rival)

  await tab.goto(game)
  await play(tab, 5_000)
  await expect.poll(() => readPlace(page)).not.toBeNull()
  const first = (await readPlace(page))!
  await expect(page.getByRole('row', { name: /это вы/ })).toContainText(String(first))

  await followLink(rival, game)
  await play(rival, 10_000)
  await expect.poll(() => readPlace(page)).toBe(first + 1)
  const strip = rival.getByRole('link', { name: /Бумажная регата/ })
  await expect(strip).toContainText(`${first}-е место`)

  await play(tab, 15_000)
  await expect.poll(() => readPlace(page)).toBe(first)
  await expect(strip).toContainText(`${first + 1}-е место`)
})
