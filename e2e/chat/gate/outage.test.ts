// The chat's script does not come.
import { forgive } from '../../support/complaints.ts'
import { expect, test } from '../../support/site.ts'

test('a chat whose script is blocked is told with the other ways to support, and opens once it comes; Escape gives the focus back [1.6]', async ({
  page,
  complaints,
}) => {
  const script = '**/support-chat/js/button.js'
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Открыть поддержку' })
  await opener.click()
  await page.getByRole('button', { name: /^Чат на сайте/ }).click()
  const notice = page.getByRole('dialog', { name: 'Чат не открылся' })
  await expect(notice.getByRole('link', { name: 'Почта' })).toHaveAttribute('href', 'mailto:help@example.com')
  for (const name of ['Telegram', 'Viber']) await expect(notice.getByRole('link', { name })).toBeVisible()

  await page.unroute(script)
  await notice.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  const chat = page.frameLocator('iframe[title="Чат с поддержкой"]')
  await expect(chat.getByRole('textbox', { name: 'Сообщение' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe[title="Чат с поддержкой"]')).toBeHidden()
  await expect(opener).toBeFocused()
  forgive(complaints, /ERR_BLOCKED_BY_CLIENT/)
})
