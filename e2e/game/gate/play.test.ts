import { newPlayer } from '../../../tools/site/new-player.ts'
import { enterAs, enterAsNew, fillLoginForm, readBalance } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'
import { expectNoViolations } from '../../support/violations.ts'

test('a guest plays for demo money [4.12]', async ({ page }) => {
  const slot = new Slot(page)
  await page.goto('/play/neon-drive')
  await slot.waitUntilIdle()
  expect(await slot.readBalance()).toBe(1_000_000)
  const stake = await slot.readStake()
  const { win } = await slot.spin()
  expect(await slot.readBalance()).toBe(1_000_000 - stake + win)
})

test('a player buys free spins at the price that was named, and verifies the round', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  const before = await slot.readBalance()
  const price = ((await slot.readStake()) / 20) * 538
  await slot.frame.getByRole('button', { name: 'Купить фриспины' }).click()
  const dialog = slot.frame.getByRole('dialog', { name: 'Покупка фриспинов' })
  await expect(dialog).toContainText(/10 фриспинов начнутся сразу.*×26,9.*96,34/s)
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/rounds') && answer.request().method() === 'POST',
  )
  await dialog.getByRole('button', { name: /^Купить за/ }).click()
  const { round } = await (await answered).json()
  expect(round.stake).toBe(price)
  await slot.finish()
  await expect.poll(() => slot.readBalance()).toBe(before - price + round.win)
  await expect.poll(() => readBalance(page)).toBe(before - price + round.win)

  const fairness = await slot.openPanel('Честность')
  await fairness.getByRole('button', { name: 'Сменить пару и открыть число' }).click()
  await expect(fairness).toContainText('Открытое серверное число')
  const rounds = await slot.turnTo('Раунды')
  await expect(rounds).toContainText(/Куплен[оы]? \d+ фриспин/)
  await rounds.getByRole('button', { name: /^Проверить раунд/ }).click()
  const verifier = slot.frame.getByRole('dialog', { name: 'Проверка раунда' })
  await verifier
    .getByRole('button', { name: /^Провер/ })
    .first()
    .click()
  await expect(verifier).toContainText('Раунд честный')
  await expect(verifier).toContainText('Фриспины куплены')
})

test("a round's win is shown by the site even without a socket", async ({ page, site }) => {
  await enterAsNew(page, site.origin)
  await page.routeWebSocket(
    ({ pathname }) => pathname === '/socket',
    (socket) => socket.close(),
  )
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  const before = await readBalance(page)
  const stake = await slot.readStake()
  const { win } = await slot.spin()
  await expect.poll(() => readBalance(page)).toBe(before - stake + win)
})

test('opening the game in a second window stops the first one, and only the one whose run was ended [4.11] [8.17]', async ({
  page,
  context,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const second = await context.newPage()
  await second.goto('/play/neon-drive')
  await new Slot(second).waitUntilIdle()
  await expect(page.getByText('Игра открыта в другом окне')).toBeVisible()
  // Both windows hear it; it names the run of the first.
  await expect(second.getByText('Игра открыта в другом окне')).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Играть здесь' })
    .or(page.getByRole('link', { name: 'Играть здесь' }))
    .click()
  await new Slot(page).waitUntilIdle()
  await expect(second.getByText('Игра открыта в другом окне')).toBeVisible()
})

test('the frame is sandboxed on an origin of its own and gets no cookies', async ({
  page,
  context,
  site,
}) => {
  await enterAs(page, site.origin)
  const gameRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.gamesOrigin)) gameRequests.push(request.headers().cookie ?? '')
  })
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  expect(new URL((await frame.getAttribute('src'))!).origin).toBe(site.gamesOrigin)
  expect(gameRequests.length).toBeGreaterThan(0)
  expect(gameRequests.every((cookie) => cookie === '')).toBe(true)
  expect((await context.cookies(site.gamesOrigin)).map(({ name }) => name)).toEqual([])
})

test('the sheet about a game and the cashbox open over it while it continues [6.8]', async ({
  page,
  site,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/bolt-of-olympus')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  await slot.mark()
  await expect(page.getByText('Бонус здесь не работает', { exact: true })).toBeVisible()
  const opener = page.getByRole('button', { name: 'Об игре' })
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Bolt of Olympus' })
  await expect(sheet).toBeFocused()
  for (const fact of ['96,35', '×4 791', '10–5 000 ₽', 'Бонусные деньги здесь не работают'])
    await expect(sheet).toContainText(new RegExp(fact.replaceAll(' ', String.raw`\s`)))
  await expectNoViolations(page, 'the sheet')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Пополнить баланс' }).click()
  await page
    .getByRole('dialog', { name: 'Быстрое пополнение' })
    .getByRole('button', { name: 'Открыть кассу' })
    .click()
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await expect(cashbox).toBeVisible()
  await cashbox.getByRole('button', { name: 'Закрыть' }).click()
  await expect(cashbox).toBeHidden()
  await expect(page).toHaveURL('/play/bolt-of-olympus')
  expect(await slot.isMarked()).toBe(true)
})

test('a guest in a demo who logs in to play for money comes back to the same game, for money [2.29] [4.12]', async ({
  page,
  site,
}) => {
  const player = await newPlayer(site.origin)
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  await page.getByRole('link', { name: 'На деньги' }).click()
  await expect(page.getByRole('dialog', { name: 'С возвращением' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await fillLoginForm(page, player)
  await expect(page.getByRole('link', { name: 'На деньги' })).toHaveAttribute('aria-current', 'true')
  await new Slot(page).waitUntilIdle()
  await expect(page).toHaveURL('/play/neon-drive')
})
