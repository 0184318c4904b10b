// One way of each kind to pay in, from the form to the credited money.
import { enterAsNew } from '../support/player.ts'
import { expect, type Page } from '../support/site.ts'
import { cards, openPayPage, payByCard } from './pay.ts'

export const methods = [
  { name: 'Карта', flow: 'form', isCard: true },
  { name: 'Кошелёк', flow: 'form', isCard: false },
  { name: 'Банк', flow: 'marbella', isCard: false },
  { name: 'QR-код', flow: 'rbk', isCard: false },
] as const

/** A new player deposits a thousand roubles by it. */
export async function depositBy(
  page: Page,
  origin: string,
  { name, flow, isCard }: (typeof methods)[number],
): Promise<void> {
  await enterAsNew(page, origin)
  await page.goto('/cashbox')
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await cashbox.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
  await cashbox.getByRole('button', { name: /^1\s000\s₽$/ }).click()
  const press = () => cashbox.getByRole('button', { name: /^Пополнить на 1\s000\s₽$/ }).click()
  if (flow === 'rbk') {
    await press()
    const invoice = page.getByRole('dialog', { name: 'TestPay' }).frameLocator('iframe')
    await invoice.getByRole('button', { name: 'Подтвердить' }).click()
  } else {
    const pay = await openPayPage(page, press)
    if (isCard) await payByCard(pay, cards.withCode)
    else await pay.getByRole('button', { name: 'Подтвердить' }).click()
  }
  await expect(cashbox.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
  await expect(cashbox.getByText(/^\+1\s000\s₽\sна\sбалансе/)).toBeVisible()
}
