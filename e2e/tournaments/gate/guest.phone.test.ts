// A guest on a phone who wants to join.
import { freshEmail, readCode } from '../../support/accounts.ts'
import { phone } from '../../support/device.ts'
import { expect, test } from '../../support/site.ts'

test.use(phone)

test('on a phone a guest who joins registers, comes back to the tournament and is in it [4.35] [6.5]', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/tournaments/regatta')
  await page.getByRole('button', { name: 'Вступить в турнир' }).click()
  const popup = page.getByRole('dialog', { name: 'Создать аккаунт' })
  await expect(page).toHaveURL(/\/registration/)
  await popup.getByText('Почта', { exact: true }).click()
  await popup.getByRole('textbox', { name: 'Почта' }).fill(email)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  await popup.getByLabel('Код из сообщения').fill(await readCode(page, email))
  await popup.getByLabel('Пароль', { exact: true }).fill('orbit-plinth-58')
  await popup.getByLabel('Дата рождения').fill('17.05.1990')
  await popup.getByRole('checkbox', { name: /^Мне есть 18 лет/ }).check()
  await popup.getByRole('button', { name: 'Зарегистрироваться' }).click()

  await page
    .getByRole('dialog', { name: 'Как вас называть?' })
    .getByRole('button', { name: 'Пропустить' })
    .click()
  await page
    .getByRole('dialog', { name: 'Спасибо, что вы с нами!' })
    .getByRole('button', { name: 'Закрыть', exact: true })
    .click()
  await expect(page).toHaveURL(/\/tournaments\/regatta/)
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Моё место' })).toBeVisible()
})
