// The whole slice as one visit: from the lobby as a guest to a verified round and out again. The same on every screen;
// `device` has the differences in names and positions.
import { newPlayer } from '../../tools/site/new-player.ts'
import type { Device } from './device.ts'
import { enterLogin, fillLoginForm, leave, readBalance } from './player.ts'
import { expect, test, type Page } from './site.ts'
import { Slot } from './slot.ts'

export async function walkThrough(page: Page, origin: string, device: Device): Promise<void> {
  const player = await newPlayer(origin)
  const slot = new Slot(page)

  await test.step('a guest finds the lobby with its games', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible()
  })

  await test.step('the language changes without leaving the address, and back', async () => {
    await page.getByRole('button', { name: 'EN', exact: true }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', { name: 'RU', exact: true }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })

  await test.step('login opens over the lobby and leads to the balance', async () => {
    await enterLogin(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeAttached()
    await fillLoginForm(page, player)
    await expect(page).toHaveURL(/\/$/)
    expect(await readBalance(page)).toBe(1_000_000)
  })

  const before = await readBalance(page)
  let played = before

  await test.step('a spin for real money moves the balance of the header', async () => {
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: 'Neon Drive', exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/play\/neon-drive/)
    await slot.waitUntilIdle()
    expect(await slot.readBalance()).toBe(before)
    const stake = await slot.readStake()
    const { win } = await slot.spin()
    played = before - stake + win
    expect(await slot.readBalance()).toBe(played)
    await expect.poll(() => readBalance(page)).toBe(played)
  })

  await test.step('the game goes to the dock, stays there while browsing, and comes back as it was', async () => {
    await slot.mark()
    await slot.minimize(device)
    const dock = page.getByRole('complementary', { name: 'Свёрнутая игра' })
    await expect(dock).toBeVisible()
    await page.getByRole('link', { name: 'Слоты' }).first().click()
    await expect(page).toHaveURL(/\/games\/slots/)
    await expect(dock).toBeVisible()
    await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).click()
    await expect(page).toHaveURL(/\/play\/neon-drive/)
    expect(await slot.isMarked()).toBe(true)
    await slot.waitUntilIdle()
  })

  await test.step('the round is in the history and verifies once the seed is revealed', async () => {
    const fairness = await slot.openPanel('Честность')
    await fairness.getByRole('button', { name: 'Сменить пару и открыть число' }).click()
    await expect(fairness).toContainText('Открытое серверное число')
    const history = await slot.turnTo('Раунды')
    await history
      .getByRole('button', { name: /^Проверить раунд/ })
      .first()
      .click()
    const verifier = slot.frame.getByRole('dialog', { name: 'Проверка раунда' })
    await verifier
      .getByRole('button', { name: /^Провер/ })
      .first()
      .click()
    await expect(verifier).toContainText('Раунд честный')
  })

  await test.step('logging out forgets the player', async () => {
    // A call in progress at the logout would be aborted.
    const liked = page.waitForResponse((response) => response.url().includes('/json-api/user-favourites'))
    await page.goto('/')
    await liked
    await leave(page)
    await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible()
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('default_auth_token')
    expect(names).not.toContain('refresh_token')
  })
}
