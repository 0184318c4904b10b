// Self-exclusion ends the login; a new one reaches what is left.
import { forgiveStatus } from '../../support/complaints.ts'
import { enterAs, enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

test('whoever excludes themselves is logged out at once; a new login finds payouts and support, no deposit and no game', async ({
  page,
  site,
  complaints,
}) => {
  const player = await enterAsNew(page, site.origin)
  await page.goto('/profile/safer-play/break')
  await expectNoViolations(page, 'the break')
  await page.getByRole('button', { name: '6 месяцев' }).click()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const modal = page.getByRole('dialog', { name: 'Закрыть аккаунт на полгода?' })
  await expect(modal.getByText(/10\s000\s₽ можно вывести/)).toBeVisible()
  await modal.getByRole('button', { name: 'Продолжить' }).click()
  await modal.getByRole('checkbox').check({ force: true })
  await modal.getByRole('button', { name: 'Продолжить' }).click()
  await modal.getByRole('textbox').fill('закрыть')
  await modal.getByRole('button', { name: 'Закрыть аккаунт' }).click()
  await expect(page.getByRole('dialog', { name: 'Аккаунт закрыт для игры' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()

  await enterAs(page, site.origin, player)
  await page.goto('/')
  await expect(page).toHaveURL('/profile/safer-play/break')
  await expect(page.getByRole('heading', { name: 'Аккаунт закрыт для игры' })).toBeVisible()
  await expectNoViolations(page, 'the closed account')
  await page.getByRole('banner').getByRole('link', { name: 'Вывод' }).click()
  const tabs = page.getByRole('dialog', { name: 'Касса' }).getByRole('tab')
  await expect(tabs).toHaveText(['Вывод', 'История'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  // What such a player may not ask for, such as favourites.
  forgiveStatus(complaints, 403)
})
