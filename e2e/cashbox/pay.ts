// What a player does at the sandbox's payment page, with the texts of its Russian interface.
import { expect, type Page } from '../support/site.ts'

/** A card that asks for a code, and one that is declined for lack of money. */
export const cards = { withCode: '4000 0000 0000 3220', poor: '4000 0000 0000 9995' }

/** Presses what opens the provider's window, and waits for its page. */
export async function openPayPage(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await press()
  const pay = await opening
  await expect(pay.getByText('Учебный провайдер')).toBeVisible()
  return pay
}

/** Pays by card, with the code of the bank where one is asked for. */
export async function payByCard(pay: Page, card: string): Promise<void> {
  await pay.getByLabel('Номер карты').fill(card)
  await pay.getByRole('button', { name: /^Оплатить/ }).click()
  if (card !== cards.withCode) return
  await pay.getByLabel(/^Код из СМС/).fill('1234')
  await pay.getByRole('button', { name: 'Подтвердить' }).click()
}
