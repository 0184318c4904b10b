// Money out on a phone: gifts burn, and the request is taken back.
import { phone as telephone } from '../../support/device.ts'
import { expect, test } from '../../support/site.ts'
import { agree, codeField, enterWithPhone, readPayoutCode, readPayoutId, requestByWallet } from '../payout.ts'

test.use(telephone)

test('on a phone gifts are named, kept, then burnt with a request that is taken back: the money returns, they do not [4.60] [5.27] [7.23] [7.79]', async ({
  page,
  site,
}) => {
  const { email, phone } = await enterWithPhone(page, site)
  await site.desk('gift', 'grant', email, 'spins-neon-20', '--reason', 'journey')
  await page.goto('/cashbox?tab=payout')
  await requestByWallet(page, '4100 1184 2207 0715', '8000')
  const confirm = page.getByRole('dialog', { name: /^Вывести/ })
  await expect(confirm.getByText('20 вращений в Neon Drive')).toBeVisible()
  await confirm.getByRole('button', { name: 'Сохранить подарки' }).click()

  await page.getByRole('button', { name: 'Создать заявку' }).click()
  await agree(page, /Понимаю, что 2 подарка сгорят/)
  await codeField(page).fill(await readPayoutCode(page, phone))
  await readPayoutId(page)
  await page.getByRole('tab', { name: 'Вывод' }).click()
  await page.getByRole('button', { name: /^Отменить вывод/ }).click()
  const question = page.getByRole('dialog', { name: /^Отменить вывод/ }).or(page.getByRole('alertdialog'))
  await expect(question).toContainText('Сгоревшие подарки не вернутся')
  await question.getByRole('button', { name: 'Отменить заявку' }).click()
  await expect(page.getByRole('button', { name: /^Отменить вывод/ })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Касса' })).toContainText('Баланс 10 000,00 ₽')
  await page.goto('/profile/gifts')
  await expect(page.getByText('20 вращений в Neon Drive')).toHaveCount(0)
})
