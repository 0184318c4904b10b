// Getting back into an account, by both contacts.
import { aigul, forgive, oksana, readCode, readMessage, spoil } from './accounts.ts'
import { enterAs } from './player.ts'
import { type Page, expect, test } from './site.ts'
import { findViolations } from './violations.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const popup = (page: Page, name?: string) => page.getByRole('dialog', { name })

async function setPassword(page: Page, password: string): Promise<void> {
  const form = popup(page, 'Новый пароль')
  await form.getByLabel('Новый пароль', { exact: true }).fill(password)
  await form.getByLabel('Повторите пароль', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Сохранить и войти' }).click()
}

test('a link of a letter sets a new password, logs in, works once and ends the login of another device at once [2.11] [2.65] [7.12]', async ({
  page,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const other = await elsewhere.newPage()
  await enterAs(other, site.origin, oksana)
  await other.goto('/')
  await expect(account(other)).toBeVisible()
  await other.waitForLoadState('networkidle')

  await page.goto('/remind')
  await popup(page, 'Вернём доступ').getByText('Почта', { exact: true }).click()
  await popup(page).getByRole('textbox', { name: 'Почта' }).fill(oksana.email)
  expect(await findViolations(page), 'the contact').toEqual([])
  await popup(page).getByRole('button', { name: 'Получить код' }).click()
  await expect(popup(page, 'Введите код')).toBeVisible()
  const [link] = /\/new-password\/[\w-]+/.exec((await readMessage(page, oksana.email)).text)!

  await page.goto(link)
  await expect(popup(page, 'Новый пароль').getByRole('button', { name: 'Сохранить и войти' })).toBeDisabled()
  expect(await findViolations(page), 'the new password').toEqual([])
  await setPassword(page, oksana.password)
  await expect(account(page)).toBeVisible()
  await expect(page.getByText('Пароль изменён')).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await expect(other.getByText('Баланс', { exact: true })).toHaveCount(0)

  await other.reload()
  await other.goto(link)
  await expect(popup(other)).toContainText('Ссылка не сработала')
  await elsewhere.close()
})

test('a code sent to a phone leads to a new password; a reload keeps step and wait, and a wrong one says how many tries are left [2.65] [8.40] [9.2]', async ({
  page,
  complaints,
}) => {
  await page.goto('/remind')
  await popup(page, 'Вернём доступ').getByRole('textbox', { name: 'Телефон' }).fill('+7 701 123-45-67')
  await popup(page).getByRole('button', { name: 'Получить код' }).click()
  await expect(popup(page, 'Введите код').getByRole('timer')).toContainText(/Новый код через\s*0:[0-3]\d/)
  await page.reload()
  await expect(popup(page, 'Введите код').getByRole('timer')).toContainText(/Новый код через\s*0:[0-3]\d/)
  await expect(popup(page).getByRole('button', { name: 'Отправить ещё раз' })).toHaveCount(0)

  const code = await readCode(page, aigul.phone)
  await popup(page).getByLabel('Код из сообщения').fill(spoil(code))
  await expect(popup(page)).toContainText('Осталось 4 попытки')
  expect(await findViolations(page), 'the code').toEqual([])
  await popup(page).getByLabel('Код из сообщения').fill('')
  // As from a message: grouped, with something around it.
  await popup(page)
    .getByLabel('Код из сообщения')
    .fill(` ${code.slice(0, 2)}-${code.slice(2)} `)
  await setPassword(page, aigul.password)
  await expect(account(page)).toBeVisible()
  forgive(complaints, 422)
})
