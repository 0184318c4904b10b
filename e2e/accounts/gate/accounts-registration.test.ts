// Registration by both contacts and in both languages.
import { freshEmail, freshPhone, readCode } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { parseMoney } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

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

test('a registration by phone: an age under 18 is refused, then come the thanks, the bonus in the cashbox and a balance [1.5] [2.52] [4.14] [5.11] [7.4-7.6]', async ({
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
  await expectNoViolations(page, 'the form')
  await submit.click()

  await page
    .getByRole('dialog', { name: 'Как вас называть?' })
    .getByRole('button', { name: 'Пропустить' })
    .click()
  const thanks = page.getByRole('dialog', { name: 'Спасибо, что вы с нами!' })
  await expect(thanks).toBeVisible()
  await expectNoViolations(page, 'the thanks')
  const chosen = page.waitForResponse('**/json-api/user-gifts/cashbox-select*')
  await thanks.getByRole('button', { name: 'Получить бонус' }).click()
  expect((await chosen).ok()).toBe(true)
  await expect(page).toHaveURL('/cashbox')
  await page.goto('/')
  expect(await shownBalance(page, 'Баланс')).toBeGreaterThan(0)
  await expect(thanks).toHaveCount(0)
})

test('a registration by e-mail in English chooses a currency and a nickname, and its promo code is checked [5.9] [7.4] [7.11]', async ({
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
  await expect(popup).toContainText('There is no such promo code')
  await promoCode.fill('')
  await popup.getByRole('button', { name: 'Register' }).click()

  const nickname = `e2e-${Date.now() % 1_000_000}.x`
  const asking = page.getByRole('dialog', { name: 'What should we call you?' })
  await asking.getByLabel('Nickname').fill(nickname)
  await expect(asking).toContainText('It’s available')
  await expectNoViolations(page, 'the nickname')
  await asking.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Thanks for joining us!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Menu of ${nickname}` })).toBeVisible()
  expect(await shownBalance(page, 'Balance')).toBeGreaterThan(0)
  forgiveStatus(complaints, 422)
})
