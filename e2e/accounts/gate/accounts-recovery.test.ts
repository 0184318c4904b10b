// Getting back into an account by the link of a letter.
import { max, readMessage } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { awaitOwnRoom } from '../../support/live.ts'
import { setPassword } from '../recovery.ts'
import { enterAs } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const popup = (page: Page, name?: string) => page.getByRole('dialog', { name })

test('a link of a letter sets a new password, logs in, works once and ends the login of another device at once [7.12]', async ({
  page,
  openBrowser,
  site,
  complaints,
}) => {
  const other = await (await openBrowser()).newPage()
  await enterAs(other, site.origin, max)
  const isLive = awaitOwnRoom(other)
  await other.goto('/')
  await expect(account(other)).toBeVisible()
  await isLive

  await page.goto('/remind')
  await popup(page, 'Вернём доступ').getByText('Почта', { exact: true }).click()
  await popup(page).getByRole('textbox', { name: 'Почта' }).fill(max.email)
  await expectNoViolations(page, 'the contact')
  await popup(page).getByRole('button', { name: 'Получить код' }).click()
  await expect(popup(page, 'Введите код')).toBeVisible()
  const isLink = /\/new-password\/[\w-]+/
  const [link] = isLink.exec((await readMessage(page, max.email, isLink)).text)!

  await page.goto(link)
  await expect(popup(page, 'Новый пароль').getByRole('button', { name: 'Сохранить и войти' })).toBeDisabled()
  await expectNoViolations(page, 'the new password')
  await Promise.all([expect(page.getByText('Пароль изменён')).toBeVisible(), setPassword(page, max.password)])
  await expect(account(page)).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await expect(other.getByText('Баланс', { exact: true })).toHaveCount(0)

  await other.reload()
  await other.goto(link)
  await expect(popup(other)).toContainText('Ссылка не сработала')
  forgiveStatus(complaints, 410)
})
