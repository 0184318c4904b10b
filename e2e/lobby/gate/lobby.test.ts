import { forgiveStatus } from '../../support/complaints.ts'
import { expect, test } from '../../support/site.ts'

test('an unknown address answers 404 with a way back, and nothing breaks [2.18]', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/no-such-place')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL(/\/$/)
  forgiveStatus(complaints, 404)
})
