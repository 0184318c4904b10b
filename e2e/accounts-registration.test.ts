// From nobody to a player, by both contacts and in both languages.
import { forgive, freshEmail, freshPhone, readCode, spoil } from './accounts.ts'
import { parseMoney } from './player.ts'
import { type Page, expect, test } from './site.ts'
import { findViolations } from './violations.ts'

const password = 'orbit-plinth-58'
const birthdays = { adult: '17.05.1990', child: () => `31.12.${new Date().getFullYear() - 17}` }

const shownBalance = async (page: Page, label: string) =>
  parseMoney(
    await page
      .getByText(label, { exact: true })
      .locator('xpath=..')
      .filter({ visible: true })
      .first()
      .innerText(),
  )

test('a registration by phone: who is under 18 is refused, then come the thanks, the bonus in the cashbox and a balance [1.5] [2.52] [4.14] [5.11] [7.4-7.6]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/registration')
  const popup = page.getByRole('dialog', { name: 'Создать аккаунт' })
  await popup.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  await popup.getByLabel('Код из сообщения').fill(await readCode(page, phone))
  await expect(popup.getByRole('button', { name: 'Изменить номер' })).toBeVisible()
  await expect(popup.getByLabel('Код из сообщения')).toHaveCount(0)

  const submit = popup.getByRole('button', { name: 'Зарегистрироваться' })
  await popup.getByLabel('Пароль', { exact: true }).fill(password)
  await popup.getByLabel('Дата рождения').fill(birthdays.child())
  // The press shows what is wrong with the field above, and counts all the same.
  await popup.getByRole('checkbox', { name: /^Мне есть 18 лет/ }).check()
  await expect(popup.getByRole('alert')).toContainText('с 18 лет')
  await expect(submit).toBeDisabled()
  await popup.getByLabel('Дата рождения').fill(birthdays.adult)
  expect(await findViolations(page), 'the form').toEqual([])
  await submit.click()

  await page
    .getByRole('dialog', { name: 'Как вас называть?' })
    .getByRole('button', { name: 'Пропустить' })
    .click()
  const thanks = page.getByRole('dialog', { name: 'Спасибо, что вы с нами!' })
  await expect(thanks).toBeVisible()
  expect(await findViolations(page), 'the thanks').toEqual([])
  await thanks.getByRole('button', { name: 'Получить бонус' }).click()
  await expect(page).toHaveURL('/cashbox')
  await page.goto('/')
  expect(await shownBalance(page, 'Баланс')).toBeGreaterThan(0)
  await expect(thanks).toHaveCount(0)
})

test('a registration by e-mail in English chooses a currency and a nickname, and its promo code is checked [2.52] [5.9] [7.4] [7.11]', async ({
  page,
  context,
  site,
  complaints,
}) => {
  const email = freshEmail()
  await context.addCookies([{ name: 'locale', value: 'en', url: site.origin }])
  await page.goto('/registration?promo=no-such-code')
  const popup = page.getByRole('dialog', { name: 'Create an account' })
  await popup.getByText('E-mail', { exact: true }).click()
  await popup.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await popup.getByRole('button', { name: 'Get a code' }).click()
  await popup.getByLabel('Code from the message').fill(await readCode(page, email))
  await popup.getByLabel('Password', { exact: true }).fill(password)
  await popup.getByLabel('Date of birth').fill(birthdays.adult)
  await popup.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: /EUR/ }).click()
  await popup.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
  await popup.getByRole('button', { name: 'Register' }).click()
  const promoCode = popup.getByRole('textbox', { name: 'Promo code' })
  await expect(promoCode).toHaveAttribute('aria-invalid', 'true')
  await promoCode.fill('')
  await popup.getByRole('button', { name: 'Register' }).click()

  const nickname = `e2e-${Date.now() % 1_000_000}.x`
  const asking = page.getByRole('dialog', { name: 'What should we call you?' })
  await asking.getByLabel('Nickname').fill(nickname)
  await expect(asking).toContainText('It is free')
  expect(await findViolations(page), 'the nickname').toEqual([])
  await asking.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you for joining us!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Menu of ${nickname}` })).toBeVisible()
  expect(await shownBalance(page, 'Balance')).toBeGreaterThan(0)
  forgive(complaints, 422)
})

test('five wrong codes lead to the limit step, where support helps, and a reload leads nowhere else [8.40] [2.62]', async ({
  page,
  complaints,
}) => {
  const phone = freshPhone()
  await page.goto('/registration')
  const popup = page.getByRole('dialog', { name: 'Создать аккаунт' })
  await popup.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  const wrong = spoil(await readCode(page, phone))
  for (const left of [
    'Осталось 4 попытки',
    'Осталось 3 попытки',
    'Осталось 2 попытки',
    'Осталась 1 попытка',
  ]) {
    await popup.getByLabel('Код из сообщения').fill('')
    await popup.getByLabel('Код из сообщения').fill(wrong)
    await expect(popup).toContainText(left)
  }
  await popup.getByLabel('Код из сообщения').fill('')
  await popup.getByLabel('Код из сообщения').fill(wrong)
  const stop = popup.getByRole('region', { name: 'Код не подошёл' })
  await expect(stop).toContainText(/слишком много неверных кодов/i)
  await expect(stop.getByRole('button', { name: 'Отправить код' })).toBeVisible()
  expect(await findViolations(page), 'the limit').toEqual([])

  await page.reload()
  await expect(stop).toBeVisible()
  await stop.getByRole('button', { name: /поддержк/i }).click()
  await expect(page.getByRole('dialog', { name: /поддержк/i })).toBeVisible()
  forgive(complaints, 422, 429)
})
