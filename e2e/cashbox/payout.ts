// What journeys of payouts have in common, with the texts of the Russian interface.
import { freshPhone, readMessage } from '../support/accounts.ts'
import { enterAsNew } from '../support/player.ts'
import { expect, type Page } from '../support/site.ts'
import type { Site } from '../../tools/site/start-site.ts'

/** The demo's provider pays ten seconds after a job of every five has handed it over. */
export const untilPaid = { timeout: 60_000 }

/** A new player with 10,000.00 RUB, the welcome gift and a proven phone. */
export async function enterWithPhone(page: Page, site: Site): Promise<{ email: string; phone: string }> {
  const { email } = await enterAsNew(page, site.origin)
  const phone = freshPhone().replace(/\D/g, '')
  await site.desk('player', 'phone', email, phone, '--reason', 'journey')
  return { email, phone }
}

/** Fills in the form of the wallet and opens the confirmation. */
export async function requestByWallet(page: Page, wallet: string, amount: string): Promise<void> {
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await cashbox.getByRole('radio', { name: /^Кошелёк/ }).check()
  await cashbox.getByRole('textbox', { name: 'Номер кошелька' }).fill(wallet)
  await cashbox.getByRole('textbox', { name: 'Сумма вывода' }).fill(amount)
  await cashbox.getByRole('button', { name: 'Создать заявку' }).click()
}

/** Agrees to what burns, `gifts` in words, and waits for the field of the code. */
export async function agree(page: Page, gifts: RegExp): Promise<void> {
  const confirm = page.getByRole('dialog', { name: /^Вывести/ })
  await expect(confirm.getByRole('button', { name: 'Вывести', exact: true })).toBeDisabled()
  await confirm.getByText(gifts).click()
  await confirm.getByRole('button', { name: 'Вывести', exact: true }).click()
}

export function codeField(page: Page) {
  return page
    .getByRole('dialog', { name: 'Подтвердите вывод' })
    .getByRole('textbox', { name: 'Код из сообщения' })
}

export async function readPayoutCode(page: Page, phone: string): Promise<string> {
  return (await readMessage(page, phone, /код для вывода/)).code!
}

/** The number of the payout whose stages are shown. */
export async function readPayoutId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/cashbox\?tab=history&payout=\d+$/)
  return new URL(page.url()).searchParams.get('payout')!
}
