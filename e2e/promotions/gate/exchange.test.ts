// What rounds earn: a lottery is joined, wins move the fund before another visitor's eyes, and points become a gift.
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test, type Page } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

/** Kopecks that move the fund by a rouble: 1 % of wins. */
const winsForRouble = 10_000

async function readFund(page: Page): Promise<number> {
  const shown = await page.getByText('Общий фонд', { exact: true }).locator('xpath=../..').innerText()
  return Number(shown.replace(/\D/g, ''))
}

test('a lottery is joined, real rounds move the fund in another browser, and the points they earn become a gift [3.22] [4.37] [7.41-7.42] [7.44] [9.27]', async ({
  page,
  site,
  openBrowser,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/promo/aurora-draw')
  await page.getByRole('button', { name: 'Участвовать', exact: true }).click()
  await expect(page.getByText('Вы участвуете').first()).toBeVisible()
  await expectNoViolations(page, 'a lottery')

  const visitor = await (await openBrowser()).newPage()
  await visitor.goto('/promo/winter-lab')
  await expect(visitor.getByText('Общий фонд', { exact: true })).toBeVisible()
  const fund = await readFund(visitor)

  const slot = new Slot(page)
  await page.goto('/play/neon-drive')
  await slot.waitUntilIdle()
  for (let stake = await slot.readStake(); stake < 40_000; stake = await slot.readStake()) {
    await slot.frame.getByRole('button', { name: 'Увеличить ставку' }).click()
    await expect.poll(() => slot.readStake()).toBeGreaterThan(stake)
  }
  let [won, spins] = [0, 0]
  for (; won < winsForRouble && spins < 20; spins += 1) won += (await slot.spin()).win
  expect(won, 'twenty spins win a quarter of a stake').toBeGreaterThanOrEqual(winsForRouble)
  await expect.poll(() => readFund(visitor)).toBeGreaterThan(fund)

  await page.goto('/promo/treasure-exchange')
  await expect(page.getByText(String(spins * 2), { exact: true }).first()).toBeVisible()
  await site.desk('promo', 'grant', 'treasure-exchange', email, '60', 'shell', '--reason', 'journey')
  await expect(page.getByText(String(60 + spins * 2), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Обменять: 10 вращений в «Медовом Спасе»' }).click()
  const confirm = page.getByRole('dialog', { name: 'Обменять ракушки?' })
  await expectNoViolations(page, 'the confirmation of an exchange')
  await confirm.getByRole('button', { name: 'Обменять', exact: true }).click()
  await expect(page.getByText('Приз ваш')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'История обмена' }).click()
  const log = page.getByRole('dialog', { name: 'История обмена' })
  await expect(log).toContainText('За ставки')
  await expect(log).toContainText('10 вращений в «Медовом Спасе»')
  expect(await site.desk('gift', 'list', email)).toContain('10 spins in Honey Feast')
})
