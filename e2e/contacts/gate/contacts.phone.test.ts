// The wizard on a phone: changing the number on the way.
import { freshPhone, readCode } from '../../support/accounts.ts'
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test.use(phone)

test('on a phone a mistyped number is changed, and the code of the right one proves it [2.60-2.61] [4.27]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/info')
  await page.getByRole('button', { name: 'Добавить телефон' }).click()
  const number = page.getByRole('textbox', { name: 'Номер телефона' })
  await number.fill(freshPhone())
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Изменить номер' }).click()
  const right = freshPhone()
  await number.fill(right)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page
    .getByRole('textbox', { name: 'Код из сообщения' })
    .fill(await readCode(page, right.replace(/\D/g, '')))
  await page.getByRole('dialog', { name: 'Готово' }).getByRole('button', { name: 'Хорошо' }).click()
  await expect(page.getByText('Подтверждён', { exact: true })).toBeVisible()
})
