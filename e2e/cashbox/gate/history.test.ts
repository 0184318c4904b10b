// What happened to a player's money: listed, summed and kept, in agreement with the balance.
import { readFile } from 'node:fs/promises'
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'
import { enterPaymentPage, readDeposit } from '../payment-page.ts'

test('a deposit and a round stand in the history by their filters, and the statement that is downloaded ends with the balance shown [7.73] [7.86]', async ({
  page,
  site,
}) => {
  const { id: player, email } = await readPlayer()
  const deposit = await enterPaymentPage(page, site.origin)
  await page.getByRole('textbox', { name: 'Номер карты' }).fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Оплатить' }).press('Enter')
  await expect.poll(async () => (await readDeposit(page, site.origin, deposit)).status).toBe('success')
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.spin()

  await page.goto('/cashbox?tab=history')
  const popup = page.getByRole('dialog', { name: 'Касса' })
  const rows = popup.getByRole('list', { name: 'Операции' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Игра · Neon Drive' })).toHaveCount(1)
  await popup.getByRole('button', { name: 'Пополнения' }).click()
  await expect(page).toHaveURL(/filter=deposits/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('+500 ₽')
  await expect(rows).toContainText('Зачислено')
  await expectNoViolations(page, 'the history')
  await rows.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: /^Пополнение/ })).toContainText(`d-${deposit}`)
  await page.keyboard.press('Escape')

  const shown = await popup.locator('b', { hasText: '₽' }).first().textContent()
  await popup.getByRole('button', { name: 'Выписка' }).click()
  const statement = page.getByRole('dialog', { name: 'Выгрузить выписку' })
  await statement.getByText('CSV', { exact: true }).click()
  const csv = await keep(statement.getByRole('button', { name: /^Скачать, \d+ стро/ }))
  const rowsOfFile = csv.toString().trimEnd().split('\r\n')
  const closing = /Остаток на конец;;;;(-?\d+,\d\d);RUB$/.exec(rowsOfFile.at(-1)!)?.[1]
  expect(closing?.replace(/\D/g, '')).toBe(shown!.replace(/\D/g, ''))
  expect(csv.toString()).toContain('Пополнение;')
  expect(await site.desk('ledger', 'statement', email, '--csv')).toContain(closing!.replace(',', '.'))

  await statement.getByText('PDF', { exact: true }).click()
  await expectNoViolations(page, 'the statement')
  const pdf = await keep(statement.getByRole('button', { name: /^Скачать/ }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  async function keep(button: ReturnType<typeof statement.getByRole>): Promise<Buffer> {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^statement-${player}-.*\\.(pdf|csv)$`))
    return readFile(await download.path())
  }

  async function readPlayer(): Promise<{ id: string; email: string }> {
    const { email: address } = await enterAsNew(page, site.origin)
    const said = await site.desk('player', address)
    return { id: /\d+/.exec(said)![0], email: address }
  }
})
