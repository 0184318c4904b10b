// Popups of the site that lead to each other, and give back the screen beneath.
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('popups of guests lead to each other over the screen beneath, which is there again when they close [2.10]', async ({
  page,
}) => {
  await page.goto('/tournaments')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await page
    .getByRole('dialog', { name: 'С возвращением' })
    .getByRole('link', { name: 'Забыли пароль?' })
    .click()
  await expect(page).toHaveURL('/remind')
  await page.getByRole('dialog', { name: 'Вернём доступ' }).getByText('Почта', { exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Вернём доступ' }).getByRole('textbox', { name: 'Почта' }),
  ).toBeVisible()
  await page.getByRole('dialog', { name: 'Вернём доступ' }).getByRole('link', { name: 'Войти' }).click()
  await page
    .getByRole('dialog', { name: 'С возвращением' })
    .getByRole('link', { name: 'Зарегистрироваться' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Создать аккаунт' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/tournaments')
  await expect(page.getByRole('heading', { level: 1, name: 'Турниры и серии' })).toBeVisible()
})

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
