// Money out: what is missing, the code, the desk, the provider.
import { freshPhone, readCode, spoil } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'
import {
  agree,
  codeField,
  enterWithPhone,
  readPayoutCode,
  readPayoutId,
  requestByWallet,
  untilPaid,
} from '../payout.ts'

test('without a phone nothing is paid out; it is proven over the cashbox, a code confirms the request, the desk approves it, and its stages are followed to the money [2.63] [5.27] [7.80] [7.86]', async ({
  page,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/cashbox?tab=payout')
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await expect(cashbox.getByRole('button', { name: 'Создать заявку' })).toBeDisabled()
  await expectNoViolations(page, 'what is missing')
  await cashbox.getByRole('button', { name: 'Подтвердить телефон' }).click()
  const phone = freshPhone()
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const digits = phone.replace(/\D/g, '')
  await page.getByRole('textbox', { name: 'Код из сообщения' }).fill(await readCode(page, digits))
  await page.getByRole('dialog', { name: 'Готово' }).getByRole('button', { name: 'Хорошо' }).click()

  await expect(cashbox.getByRole('button', { name: 'Создать заявку' })).toBeEnabled()
  await requestByWallet(page, '4100 1184 2207 0715', '8000')
  await agree(page, /Понимаю, что 1 подарок сгорит/)
  // The phone has just had another code: this one is sent when the platform allows it.
  await expect(page.getByText('На этот телефон только что ушёл другой код')).toBeVisible()
  const send = page.getByRole('button', { name: 'Вывести', exact: true })
  await expect(async () => {
    if (!(await codeField(page).isVisible())) await send.click({ timeout: 2_000 })
    await expect(codeField(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  forgiveStatus(complaints, 429)
  await expect(page.getByText(/Новый код через 0:\d\d/)).toBeVisible()
  await expectNoViolations(page, 'the code of a payout')
  await codeField(page).fill(await readPayoutCode(page, digits))

  const id = await readPayoutId(page)
  const history = cashbox.getByRole('tabpanel', { name: 'История' })
  await expect(history.getByText('В обработке')).toBeVisible()
  await expectNoViolations(page, 'the stages of a payout')
  await expect(cashbox).toContainText('Баланс 2 000,00 ₽')
  await site.desk('payout', 'approve', id)
  await expect(history.getByText('Проверка профиля')).toContainText('Готово')
  await expect(history.getByText('Выплачена', { exact: true })).toBeVisible(untilPaid)
  await page.goto(`/cashbox?tab=history&payout=${id}`)
  await expect(history.getByText('Деньги у вас')).toContainText('Готово')
  expect(await site.desk('ledger', 'check')).toContain('The ledger is whole')
})

test('wrong codes are counted until none can be tried, and nothing is paid out; support is a press away [2.62] [8.37] [8.40]', async ({
  page,
  site,
  complaints,
}) => {
  const { phone } = await enterWithPhone(page, site)
  await page.goto('/cashbox?tab=payout')
  await requestByWallet(page, '4100 1184 2207 0715', '1000')
  await agree(page, /Понимаю/)
  const wrong = spoil(await readPayoutCode(page, phone))
  for (const left of [
    'Осталось 4 попытки',
    'Осталось 3 попытки',
    'Осталось 2 попытки',
    'Осталась 1 попытка',
  ]) {
    await codeField(page).fill(wrong)
    await expect(page.getByText(left)).toBeVisible()
  }
  await codeField(page).fill(wrong)
  const stopped = page.getByRole('dialog', { name: 'Код не подошёл' })
  await stopped.getByRole('button', { name: 'Вопрос в чат' }).click()
  // The chat stands over the cashbox and the dialog, and can be written in.
  const chat = page.frameLocator('iframe[title="Чат с поддержкой"]')
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Код не подошёл')
  await chat.getByRole('button', { name: 'Отправить' }).click()
  await expect(chat.getByRole('log').getByText('Код не подошёл')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe[title="Чат с поддержкой"]')).toBeHidden()
  await expect(stopped).toBeVisible()
  forgiveStatus(complaints, 422, 429)
  await page.goto('/cashbox?tab=history')
  await expect(page.getByText('Вывод 1 000 ₽')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Касса' })).toContainText('Баланс 10 000,00 ₽')
})
