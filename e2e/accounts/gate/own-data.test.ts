// The data that players may change themselves.
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('own data are refused where they break a rule, confirmed when left unsaved, and stored once saved [2.26] [5.8] [7.9]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/info')
  const surname = page.getByRole('textbox', { name: 'Фамилия' })
  const save = page.getByRole('button', { name: 'Сохранить' })
  await surname.fill('Светлов_7')
  await expect(page.getByRole('alert')).toHaveText('Только буквы, цифры, пробел и дефис')
  await expect(save).toBeDisabled()
  await surname.fill('Светлов')
  await expect(save).toBeEnabled()

  await page
    .getByRole('navigation', { name: 'Разделы профиля' })
    .getByRole('link', { name: 'Баланс' })
    .click()
  await page
    .getByRole('dialog', { name: 'Уйти без сохранения?' })
    .getByRole('button', { name: 'Остаться' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Данные сохранены')).toBeVisible()
  await page.reload()
  await expect(surname).toHaveValue('Светлов')
})
