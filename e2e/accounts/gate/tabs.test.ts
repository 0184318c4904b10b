// Two tabs of one browser, and a session that ends or is renewed.
import type { Request } from '@playwright/test'
import { newPlayer } from '../../../tools/site/new-player.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { awaitOwnRoom } from '../../support/live.ts'
import { enterAsNew, enterLogin, fillLoginForm, leave } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })

test('a login and a logout in one tab show in the other with the reason, and both are at main [2.20]', async ({
  page,
  context,
  site,
}) => {
  const player = await newPlayer(site.origin)
  await page.goto('/')
  const other = await context.newPage()
  const isLive = awaitOwnRoom(other)
  await other.goto('/games/slots')
  await enterLogin(page)
  await fillLoginForm(page, player)
  await expect(account(page)).toBeVisible()
  await expect(account(other)).toBeVisible()
  await expect(other).toHaveURL('/games/slots')
  await isLive
  // A document of the player, with the player in it.
  const isLiveAgain = awaitOwnRoom(other)
  await other.reload()
  await expect(account(other)).toBeVisible()
  await isLiveAgain

  // A toast leaves by itself: it is looked for while everything else goes on.
  const reason = other.getByText('Выход был в другой вкладке или на другом устройстве.')
  await Promise.all([expect(reason).toBeVisible(), leave(page)])
  await expect(wayIn(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(wayIn(other)).toBeVisible()
  await expect(other).toHaveURL('/')
  await expect(other.getByText('Баланс', { exact: true })).toHaveCount(0)
  expect(await other.content()).not.toContain(player.email)
  const held = await other.evaluate(() => JSON.stringify(Reflect.get(window, '__reactRouterContext')))
  expect(held).not.toContain(player.email)
  await expect(page.getByText('Вы вышли из аккаунта')).toHaveCount(0)
})

test('calls that are refused together renew the session once, in all tabs [4.24]', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  for (const each of [page, other]) await expect(account(each)).toBeVisible()
  let renewals = 0
  const refused = new Set<Page>()
  const underWay = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().includes('/json-api/')) underWay.add(request)
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  context.on('response', (response) => {
    if (response.url().includes('/json-api/token/refresh')) renewals += 1
    else if (response.status() === 401) refused.add(response.frame().page())
  })
  // So slow that both tabs are refused before the session is renewed.
  await context.route('**/json-api/token/refresh*', async (route) => {
    await expect.poll(() => refused.size).toBe(2)
    await route.continue()
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
  await expect.poll(() => underWay.size).toBe(0)
  expect(renewals).toBe(1)
  forgiveStatus(complaints, 401)
})
