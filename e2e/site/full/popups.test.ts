// Popups with addresses that lead to each other.
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
