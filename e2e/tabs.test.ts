// Two tabs of one browser, and two browsers of one player.
import { enterAs, enterLogin, fillLoginForm, leave } from './player.ts'
import { type Page, expect, test } from './site.ts'

const inTime = { timeout: 2_000 }
const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })

/** Hydrated: nothing is asked any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Opens an address and waits until the player's own room is on the socket. */
async function goLive(page: Page, address: string): Promise<void> {
  const heard = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/socket'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"user:')),
    )
  await page.goto(address)
  await heard
}

test('a login and a logout in one tab show in the other within two seconds, there it is said why, and both are at main [2.20] [4.15-4.16] [4.22]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/games/slots')
  await settle(other)
  await enterLogin(page, 'desktop')
  await fillLoginForm(page)
  await expect(account(page)).toBeVisible()
  await expect(account(other)).toBeVisible(inTime)
  await expect(other).toHaveURL('/games/slots')
  await settle(other)

  await leave(page)
  await expect(wayIn(page)).toBeVisible()
  await expect(wayIn(other)).toBeVisible(inTime)
  await expect(other).toHaveURL('/')
  await expect(other.getByText('Выход был в другой вкладке или на другом устройстве.')).toBeVisible()
  await expect(other.getByText('Баланс', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Вы вышли из аккаунта')).toHaveCount(0)
})

test("a session that ends where this browser can't see it is said to be over [4.24]", async ({
  page,
  context,
  site,
  complaints,
}) => {
  await enterAs(page, site.origin)
  await goLive(page, '/')
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  // Somebody else with the same session, as on a copied profile.
  await fetch(`${site.origin}/json-api/logout?platform=desktop`, {
    method: 'POST',
    headers: { cookie: cookies, 'x-requested-with': 'XMLHttpRequest', origin: site.origin },
  })
  await expect(page.getByText('Вы вышли из аккаунта')).toBeVisible()
  await expect(wayIn(page)).toBeVisible()
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((complaint) => !complaint.includes('status of 401')),
  )
})

test('calls that are refused together renew the session once, in all tabs [4.24]', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  for (const each of [page, other]) {
    await expect(account(each)).toBeVisible()
    await settle(each)
  }
  let renewals = 0
  let refused = 0
  context.on('response', (response) => {
    if (response.url().includes('/json-api/token/refresh')) renewals += 1
    else if (response.status() === 401) refused += 1
  })
  await context.addCookies([
    {
      name: 'default_auth_token',
      value: 'no.longer.good',
      url: site.origin,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
  await Promise.all(
    [page, other].map((each) => each.getByRole('button', { name: 'EN', exact: true }).first().click()),
  )
  for (const each of [page, other]) {
    await expect(each.getByRole('button', { name: /^Menu of/ })).toBeVisible()
    await expect(each.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  }
  await settle(page)
  expect(refused).toBeGreaterThan(2)
  expect(renewals).toBe(1)
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((complaint) => !complaint.includes('status of 401')),
  )
})

test('a demo that is open while its player logs in elsewhere ends with a word, and the game begins for real money [4.12] [4.15]', async ({
  page,
  context,
}) => {
  await page.goto('/play/neon-drive')
  await expect(page.locator('iframe')).toBeVisible()
  await settle(page)
  const other = await context.newPage()
  await other.goto('/')
  await enterLogin(other, 'desktop')
  await fillLoginForm(other)
  await expect(account(other)).toBeVisible()
  await expect(page.getByText('Демо закрыто')).toBeVisible()
  await expect(page).toHaveURL('/play/neon-drive')
  await expect(page.locator('iframe')).toBeVisible()
})
