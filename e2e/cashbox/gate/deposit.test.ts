// Money in on a desktop: a form with the gift chosen, a bank's page after the tab was closed, and a top-up inside a running game.
import { enterAsNew, readBalance } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'
import { expectNoViolations } from '../../support/violations.ts'
import { cards, openPayPage, payByCard } from '../pay.ts'

test('a player tops up by card with the gift chosen: the money and the bonus come live, and the way back from the bank says the same [2.67] [4.43] [7.77]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/games/slots')
  const before = await readBalance(page)
  await page.getByRole('banner').getByRole('link', { name: 'Касса' }).click()
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  const amount = cashbox.getByRole('textbox', { name: 'Сумма' })
  await amount.fill('1500')
  await amount.blur()
  await expect(amount).toHaveValue(/^1\s500$/)
  await cashbox.getByRole('tab', { name: 'История' }).click()
  await expect(page).toHaveURL('/cashbox?tab=history')
  await cashbox.getByRole('tab', { name: 'Пополнение' }).click()
  await expect(amount).toHaveValue(/^1\s500$/)
  await cashbox.getByRole('radio', { name: 'Без подарка' }).check({ force: true })
  await expect(cashbox.getByText('Бонусом')).toBeHidden()
  await cashbox.getByRole('radio', { name: /к первым пяти/ }).check({ force: true })
  await expect(cashbox.getByText('Бонусом').locator('xpath=..')).toContainText(/\+1\s500\s₽/)
  await expectNoViolations(page, 'the form')

  const pay = await openPayPage(page, () =>
    cashbox.getByRole('button', { name: /^Пополнить на 1\s500\s₽$/ }).click(),
  )
  await expect(cashbox.getByRole('heading', { name: 'Ждём оплату' })).toBeVisible()
  expect(await pay.evaluate(() => window.opener)).toBeNull()
  await payByCard(pay, cards.withCode)

  await expect(cashbox.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
  await expect(cashbox.getByText(/Бонус\s1\s500\s₽\sначислен, осталось отыграть\s37\s500\s₽/)).toBeVisible()
  await expectNoViolations(page, 'the result')
  // The provider leads back by itself.
  await expect(pay).toHaveURL(/\/cashbox\?deposit=\d+$/)
  await expect(pay.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
  await pay.close()
  await cashbox.getByRole('button', { name: 'Играть' }).click()
  await expect(cashbox).toBeHidden()
  await expect(page).toHaveURL('/games/slots')
  await expect.poll(() => readBalance(page)).toBe(before + 150_000)
})

test("whoever closes the site while the bank's page is open finds the result on the way back [7.76-7.77]", async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/cashbox')
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await cashbox.getByRole('radio', { name: /^Банк/ }).check({ force: true })
  await cashbox.getByRole('button', { name: /^1\s000\s₽$/ }).click()
  const pay = await openPayPage(page, () => cashbox.getByRole('button', { name: /^Пополнить на/ }).click())
  await page.close()
  await pay.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(pay.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
  await expect(pay.getByText(/^\+1\s000\s₽\sна\sбалансе/)).toBeVisible()
})

test('a quick deposit within a running game moves its balance, and the game goes on [2.12] [7.10] [7.77]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  await slot.mark()
  const before = await slot.readBalance()
  const opener = page.getByRole('button', { name: 'Пополнить баланс' })
  await opener.click()
  const quick = page.getByRole('dialog', { name: 'Быстрое пополнение' })
  const pay = await openPayPage(page, () =>
    quick.getByRole('button', { name: /^Пополнить на 500\s₽$/ }).click(),
  )
  await payByCard(pay, cards.withCode)
  await expect(quick.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible()
  await quick.getByRole('button', { name: 'Играть' }).click()
  await expect(quick).toBeHidden()
  await expect(opener).toBeFocused()
  await expect.poll(() => slot.readBalance()).toBe(before + 50_000)
  expect(await slot.isMarked()).toBe(true)
  await opener.click()
  await expect(quick.getByText('Сегодня пополнено').locator('xpath=..')).toContainText(/500\s₽/)
})
