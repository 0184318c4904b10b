// A payout that the provider refuses.
import { expect, test } from '../../support/site.ts'
import {
  agree,
  codeField,
  enterWithPhone,
  readPayoutCode,
  readPayoutId,
  requestByWallet,
  untilPaid,
} from '../payout.ts'

test('a payout that fails at the provider says why, and money and gifts are back [5.27]', async ({
  page,
  site,
}) => {
  const { phone } = await enterWithPhone(page, site)
  await page.goto('/cashbox?tab=payout')
  await requestByWallet(page, '4100 1184 2207 0000', '8000')
  await agree(page, /Понимаю, что 1 подарок сгорит/)
  await codeField(page).fill(await readPayoutCode(page, phone))
  const id = await readPayoutId(page)
  await site.desk('payout', 'approve', id)
  await site.desk('payout', 'send', id)
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await expect(cashbox.getByText('Платёжная система не нашла получателя')).toBeVisible(untilPaid)
  await expect(cashbox.getByText('подарки вернулись')).toBeVisible()
  await expect(cashbox).toContainText('Баланс 10 000,00 ₽')
  await page.goto('/profile/gifts')
  await expect(page.getByRole('heading', { name: '100 % к первым пяти депозитам' })).toBeVisible()
  expect(await site.desk('ledger', 'check')).toContain('The ledger is whole')
})
