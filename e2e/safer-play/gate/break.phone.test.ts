import { forgiveStatus } from '../../support/complaints.ts'
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test.use(phone)

test('on a phone a break begins after a question, counts down, and closes the games', async ({
  page,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/safer-play/break')
  await page.getByRole('radio', { name: /^1 час/ }).check({ force: true })
  await page.getByRole('button', { name: 'Начать перерыв на 1 час' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Начать перерыв' }).click()
  await expect(page.getByRole('heading', { name: 'У вас перерыв' })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'До конца перерыва' })).toContainText(/59\s*мин/)
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.goto('/play/neon-drive')
  const refusal = page.getByRole('dialog', { name: 'У вас перерыв' })
  await refusal.getByRole('link', { name: 'До какого времени' }).click()
  await expect(page.getByRole('heading', { name: 'У вас перерыв' })).toBeVisible()
  forgiveStatus(complaints, 403)
})
