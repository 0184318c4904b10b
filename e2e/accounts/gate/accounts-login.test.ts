// Login, and its protection.
import { newPlayer } from '../../../tools/site/new-player.ts'
import { oksana, openGreeted, readCode } from '../../support/accounts.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { awaitOwnRoom } from '../../support/live.ts'
import { addSession, enterAs, enterAsNew, leave } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { expectNoViolations } from '../../support/violations.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' })
const login = (page: Page) => page.getByRole('dialog', { name: 'С возвращением' })

test('a code of a text message logs in and leads to the wanted page [4.14] [7.5-7.6]', async ({
  page,
  complaints,
}) => {
  await page.goto('/profile/info')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Finfo')
  await login(page).getByRole('button', { name: 'Код из SMS' }).click()
  await login(page).getByRole('textbox', { name: 'Телефон' }).fill(`+${oksana.phone}`)
  await login(page).getByRole('button', { name: 'Получить код' }).click()
  const popup = page.getByRole('dialog', { name: 'Код из SMS' })
  await expect(popup.getByLabel('Код из сообщения')).toBeVisible()
  await expectNoViolations(page, 'the code')
  await popup.getByLabel('Код из сообщения').fill(await readCode(page, oksana.phone))
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/profile/info')
  forgiveStatus(complaints, 401)
})

test('a player who is greeted at the first login makes a passkey, which logs in without a password [2.52]', async ({
  page,
  site,
}) => {
  const player = await newPlayer(site.origin)
  await addSession(page, site.origin, player.cookie)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openGreeted(page, '/profile/security')
  await page.getByRole('button', { name: 'Добавить ключ' }).click()
  const adding = page.getByRole('dialog', { name: 'Новый ключ доступа' })
  await adding.getByLabel('Текущий пароль', { exact: true }).fill(player.password)
  await adding.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('list', { name: 'Ключи доступа' }).getByRole('listitem')).toHaveCount(1)

  await leave(page)
  await wayIn(page).click()
  await login(page).getByRole('button', { name: 'Ключ доступа' }).click()
  await expect(account(page)).toBeVisible()
})

test('a player ends the login of another device, which shows nothing private from then on', async ({
  page,
  openBrowser,
  site,
}) => {
  const player = await newPlayer(site.origin)
  await addSession(page, site.origin, player.cookie)
  const other = await (await openBrowser()).newPage()
  await enterAs(other, site.origin, player)
  const isLive = awaitOwnRoom(other)
  await other.goto('/')
  await expect(account(other)).toBeVisible()
  await isLive

  await page.goto('/profile/security')
  const devices = page.getByRole('list', { name: 'Устройства' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Выйти/ }).click()
  await page
    .getByRole('dialog', { name: 'Выйти на этом устройстве?' })
    .getByRole('button', { name: 'Выйти' })
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(wayIn(other)).toBeVisible()
  await expect(other.getByText('Баланс', { exact: true })).toHaveCount(0)
  await expect(account(page)).toBeVisible()
})

test('after a logout going back shows nothing private', async ({ page, site }) => {
  await enterAsNew(page, site.origin)
  await page.goto('/profile/info')
  const name = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  expect(name).toMatch(/\S{4}/)
  await leave(page)
  await expect(wayIn(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByRole('heading', { level: 1, name: /^Yanta/ })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(name)
  await page.goBack()
  await expect(login(page)).toBeVisible()
  await expect(page.getByText('Баланс', { exact: true })).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(name)
})
