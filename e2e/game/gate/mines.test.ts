import type { FrameLocator, Page } from '@playwright/test'
import { enterAsNew, parseMoney, readBalance } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

async function openMines(page: Page): Promise<FrameLocator> {
  await page.goto('/play/deep-mines')
  const game = page.frameLocator('iframe')
  await expect(game.locator('main[data-phase]')).toBeVisible({ timeout: 20_000 })
  return game
}

test('a round of mines waits for its player: a step by keyboard, a closed tab, and the cash-out from where it was', async ({
  page,
  context,
  site,
}) => {
  await enterAsNew(page, site.origin)
  const game = await openMines(page)
  await game.getByRole('button', { name: '1 мина', exact: true }).click()
  const middle = game.getByRole('gridcell', { name: /^Ряд 3, клетка 3:/ })
  const find = game.getByRole('gridcell', { name: 'Ряд 3, клетка 3: находка' })
  const next = game.getByRole('button', { name: /^(Начать раунд|Играть ещё)/ })
  // One cell of 25 is mined: a round that ends at its first step is followed by another.
  do {
    // A press right after the end of a round begins none.
    await expect(async () => {
      if (await next.isVisible()) await next.press('Enter')
      await expect(middle).toBeFocused({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await page.keyboard.press('Space')
    await expect(middle).toHaveAttribute('aria-label', /: (находка|мина, раунд закончен)$/)
  } while (!(await find.isVisible()))
  await expect(game.getByRole('button', { name: /^Забрать 20,20/ })).toBeVisible()
  const staked = parseMoney(await game.locator('.value--balance b').innerText())

  const tab = await context.newPage()
  await page.close()
  const again = await openMines(tab)
  await expect(again.getByRole('gridcell', { name: 'Ряд 3, клетка 3: находка' })).toBeVisible()
  await expect(again.getByText('Ваш раунд ждал вас. Продолжайте')).toBeVisible()
  await again.getByRole('button', { name: /^Забрать 20,20/ }).click()
  await expect(again.getByRole('button', { name: /^Играть ещё/ })).toBeVisible()
  const paid = parseMoney(await again.locator('.value--balance b').innerText()) - staked
  // 20.2083 exactly: the key says the least, and the round's rounding decides over the rest.
  expect([2020, 2021]).toContain(paid)
  await tab.goto('/')
  expect(await readBalance(tab)).toBe(staked + paid)
})
