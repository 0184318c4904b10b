import { forgiveStatus } from '../../support/complaints.ts'
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'

test.use(phone)

test('on a phone a break begins after a question, counts down, is extended, and closes the games', async ({
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
  const timer = page.getByRole('timer', { name: 'До конца перерыва' })
  await expect(timer).toContainText(/59\s*мин/)
  await expect(page.getByRole('radio')).toHaveCount(4)

  await page.getByRole('radio', { name: /^24 часа/ }).check({ force: true })
  await page.getByRole('button', { name: /^Продлить до/ }).click()
  const question = page.getByRole('dialog', { name: 'Продлить перерыв?' })
  await question.getByRole('button', { name: 'Продлить' }).click()
  await expect(timer).toContainText(/23\s*ч/)
  await expect(page.getByText('Перерыв продлён')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)

  await page.goto('/play/neon-drive')
  const refusal = page.getByRole('dialog', { name: 'У вас перерыв' })
  await refusal.getByRole('link', { name: 'До какого времени' }).click()
  await expect(page.getByRole('heading', { name: 'У вас перерыв' })).toBeVisible()
  forgiveStatus(complaints, 403)
})
