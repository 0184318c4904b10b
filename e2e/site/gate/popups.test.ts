// Popups of the site that lead to each other, and give back the screen beneath.
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('the cashbox opens over the profile at the requested tab, and closes to the profile [2.12], [2.64], [2.67]', async ({
  page,
  site,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/profile/info')
  await page
    .getByRole('navigation', { name: 'Разделы профиля' })
    .getByRole('link', { name: 'Баланс' })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'История' }).click()
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await expect(cashbox.getByRole('tab', { name: 'История' })).toHaveAttribute('aria-selected', 'true')
  await expect(cashbox.getByRole('button', { name: 'Выписка' })).toBeVisible()
  await cashbox.getByRole('tab', { name: 'Вывод' }).click()
  await expect(cashbox.getByRole('radio', { name: /^Банковская карта/ })).toBeChecked()
  await expect(page.getByRole('heading', { level: 1, name: 'Вера', includeHidden: true })).toBeAttached()
  await cashbox.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page).toHaveURL('/profile/balance')
  await expect(cashbox).toHaveCount(0)
})
