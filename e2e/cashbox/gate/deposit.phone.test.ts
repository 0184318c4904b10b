import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { cards, openPayPage, payByCard } from '../pay.ts'

test.use(phone)

test("on a phone a declined card says why; another way opens in the provider's own window and is credited [3.57] [7.77-7.78]", async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/cashbox')
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  const pay = await openPayPage(page, () => cashbox.getByRole('button', { name: /^Пополнить на/ }).click())
  await payByCard(pay, cards.poor)
  await expect(cashbox.getByRole('heading', { name: 'Не хватило денег' })).toBeVisible()
  await expect(cashbox.getByText(/Деньги\sне\sсписаны/)).toBeVisible()
  await pay.close()
  await cashbox.getByRole('button', { name: 'Другой способ' }).click()
  await expect(cashbox.getByRole('radio', { name: /^QR-код/ })).toBeChecked()
  await cashbox.getByRole('button', { name: /^Пополнить на 500\s₽$/ }).click()
  const invoice = page.getByRole('dialog', { name: 'TestPay' }).frameLocator('iframe')
  await invoice.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(cashbox.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
})
