// A card with 3-D Secure, from the site's form to the provider's page and back.
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'
import { enterPaymentPage, readDeposit } from '../payment-page.ts'

test("a card is confirmed by the bank's code on the provider's page, and the deposit is credited when the player is back [7.77] [7.86]", async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  const id = await enterPaymentPage(page, site.origin)
  await expect(page.getByText('500,00 ₽', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'the payment page')
  await page.getByRole('textbox', { name: 'Номер карты' }).fill('4000 0000 0000 3220')
  await page.getByRole('button', { name: 'Оплатить' }).press('Enter')

  const code = page.getByRole('textbox', { name: 'Код из СМС' })
  await expect(code).toBeFocused()
  await expectNoViolations(page, 'the code')
  await page.keyboard.type('1111')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Неверный код. Осталось 2 попытки.')
  await code.fill('1234')
  await page.keyboard.press('Enter')

  await page.waitForURL((url) => url.origin === site.origin)
  await expect.poll(async () => (await readDeposit(page, site.origin, id)).status).toBe('success')
})
