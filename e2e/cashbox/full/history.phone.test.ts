// The history on a phone: nothing yet, and then more than a page.
import { openDeposit } from '@yanta/contract'
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

/** Of the platform; as many deposits may be open at once. The gift of a new player is on the second page. */
const pageSize = 20

test.use(phone)

test('on a phone a filter without operations shows all again, and the list goes on by itself to its end [7.73]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/cashbox?tab=history&filter=payouts')
  const popup = page.getByRole('dialog', { name: 'Касса' })
  await expect(popup.getByText('За это время таких операций не было')).toBeVisible()
  for (let count = 0; count < pageSize; count += 1) {
    const answer = await page.request.post(`${site.origin}${openDeposit.path}?platform=mobile`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', origin: site.origin },
      data: { dep_qs: { method: 'card', amount: 50_000, key: `journey-history-${count}` }, qs: '' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await popup.getByRole('button', { name: 'Показать все' }).click()
  const rows = popup.getByRole('list', { name: 'Операции' }).getByRole('listitem')
  await expect(rows).toHaveCount(pageSize)
  const end = popup.getByText(/^Всего \d+ операци/)
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(rows.filter({ hasText: 'Пополнение' })).toHaveCount(pageSize)
  await expect(rows.last()).toContainText('Подарок')
  await expect(end).toContainText(`Всего ${await rows.count()} операци`)
})
