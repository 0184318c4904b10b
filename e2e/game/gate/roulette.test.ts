import { enterAsNew, parseMoney, readBalance } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('a player bets at a table by keyboard, the ball decides, and game and site show the same money [4.12]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/emerald-roulette')
  const table = page.frameLocator('iframe')
  const phase = table.locator('main[data-phase]')
  await expect(phase).toHaveAttribute('data-phase', 'betting', { timeout: 20_000 })
  const before = parseMoney(await table.locator('.value--balance b').innerText())

  await table.getByRole('button', { name: 'номер 17, выплата 35 к 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('button', { name: 'сплит 17, 20, выплата 17 к 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    table.getByRole('button', { name: 'сплит 17, 20, выплата 17 к 1, стоит 100,00' }),
  ).toBeVisible()
  await table.getByRole('button', { name: 'Удвоить все ставки' }).click()
  await expect(table.getByRole('button', { name: 'стоит 200,00' })).toBeVisible()

  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/rounds') && response.request().method() === 'POST',
  )
  await table.getByRole('button', { name: 'Пуск' }).click()
  const { round } = (await (await answered).json()) as {
    round: { stake: number; win: number; balance: number; outcome: { number: number } }
  }
  expect([round.stake, round.balance]).toEqual([20_000, before - 20_000 + round.win])
  await expect(table.getByRole('status')).toContainText(`Выпало ${round.outcome.number}`, { timeout: 30_000 })
  await expect(table.locator('.value--balance b')).toHaveText(/\d/)
  expect(parseMoney(await table.locator('.value--balance b').innerText())).toBe(round.balance)
  await page.goto('/')
  expect(await readBalance(page)).toBe(round.balance)
})
