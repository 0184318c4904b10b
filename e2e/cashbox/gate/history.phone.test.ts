// The history on a phone: nothing yet, and then more than a page.
import { openDeposit } from '@yanta/contract'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test('on a phone a filter without operations shows all again, and the list goes on by itself to its end [7.73]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/cashbox?tab=history&filter=payouts')
  const popup = page.getByRole('dialog', { name: 'Касса' })
  await expect(popup.getByText('За это время таких операций не было')).toBeVisible()
  for (let count = 0; count < 25; count += 1)
    await page.request.post(`${site.origin}${openDeposit.path}?platform=mobile`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', origin: site.origin },
      data: { dep_qs: { method: 'card', amount: 50_000, key: `journey-history-${count}` }, qs: '' },
    })
  await popup.getByRole('button', { name: 'Показать все' }).click()
  const rows = popup.getByRole('list', { name: 'Операции' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const end = popup.getByText(/^Всего \d+ операци/)
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await rows.count()).toBe(Number(/\d+/.exec((await end.textContent())!)![0]))
})
