// On a phone: a card that has no money, and a page that is left.
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'
import { enterPaymentPage, readDeposit } from '../payment-page.ts'

test.use(phone)

test('on a phone a declined card and a cancelled payment end with their reasons, and money is credited for neither [7.77]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  const declined = await enterPaymentPage(page, site.origin)
  const address = page.url()
  await page.getByRole('radio', { name: 'Нет средств' }).check()
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await page.waitForURL((url) => url.origin === site.origin)
  const ending = async (id: string) => {
    const { status, reason } = await readDeposit(page, site.origin, id)
    return [status, reason]
  }
  await expect.poll(() => ending(declined)).toEqual(['failed', 'no_money'])
  await page.goto(address)
  await expect(page.getByRole('status')).toHaveText('На счёте не хватает денег.')
  await expectNoViolations(page, 'the end of a payment')

  const left = await enterPaymentPage(page, site.origin)
  await page.getByRole('button', { name: 'Отменить и вернуться' }).click()
  await page.waitForURL((url) => url.origin === site.origin)
  await expect.poll(() => ending(left)).toEqual(['failed', 'cancelled'])
})
