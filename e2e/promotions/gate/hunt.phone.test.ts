// The duck hunt on a phone.
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

test.use(phone)

test('on a phone points are shots, each hits or misses as the platform says, and none is left in the end [1.7] [3.30] [7.45]', async ({
  page,
  site,
}) => {
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/promo/duck-patrol')
  await page.getByRole('button', { name: 'Участвовать', exact: true }).click()
  await expect(page.getByText('Вы участвуете').first()).toBeVisible()
  await site.desk('promo', 'grant', 'duck-patrol', email, '30', 'point', '--reason', 'journey')
  await page.getByRole('button', { name: 'На охоту' }).click()
  const hunt = page.getByRole('dialog', { name: 'Утиный патруль' })
  await expect(hunt.getByRole('button', { name: 'Выстрел' })).toBeEnabled()
  await expectNoViolations(page, 'the hunt')
  let hits = 0
  for (let number = 1; number <= 3; number += 1) {
    const answered = page.waitForResponse(
      (answer) => answer.url().includes('/shots') && answer.request().method() === 'POST',
    )
    await hunt.getByRole('button', { name: 'Выстрел' }).click()
    const shot = (await (await answered).json()) as { number: number; isHit: boolean; hits: number }
    hits += shot.isHit ? 1 : 0
    expect(shot).toMatchObject({ number, hits })
  }
  await expect(hunt.getByText('Выстрелы закончились')).toBeVisible()
})
