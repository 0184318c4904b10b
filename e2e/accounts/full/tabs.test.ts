import { newPlayer } from '../../../tools/site/new-player.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { awaitOwnRoom } from '../../support/live.ts'
import { enterAsNew, enterLogin, fillLoginForm } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a demo that is open while its player logs in elsewhere ends with a word, and the game begins for real money [4.12]', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/play/neon-drive')
  await new Slot(page).waitUntilIdle()
  const other = await context.newPage()
  await other.goto('/')
  await enterLogin(other)
  await fillLoginForm(other, await newPlayer(site.origin))
  await expect(other.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  await expect(page.getByText('Демо закрыто')).toBeVisible()
  await expect(page).toHaveURL('/play/neon-drive')
  await expect(page.locator('iframe')).toBeVisible()
})

test('a session that was ended elsewhere is reported as over [4.24]', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await enterAsNew(page, site.origin)
  const isLive = awaitOwnRoom(page)
  await page.goto('/')
  await isLive
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  // Somebody else with the same session, as on a copied profile.
  await Promise.all([
    // By the socket, or by a call that was refused before its word came.
    expect(page.getByText(/Вы вышли из аккаунта|Сеанс закончился/)).toBeVisible(),
    fetch(`${site.origin}/json-api/logout?platform=desktop`, {
      method: 'POST',
      headers: { cookie: cookies, 'x-requested-with': 'XMLHttpRequest', origin: site.origin },
    }),
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  forgiveStatus(complaints, 401)
})
