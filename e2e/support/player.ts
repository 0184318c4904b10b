// Actions of a player on the site, with the texts of its Russian interface.
import { type ServerData, getServerData } from '@yanta/contract'
import { type Credentials, ask, logIn, vera } from '../../tools/site/log-in.ts'
import { type NewPlayer, newPlayer } from '../../tools/site/new-player.ts'
import { expect, type Page } from './site.ts'

/** Opens the login popup by the header's link. */
export async function enterLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
}

/** Types credentials into the open login popup and sends them. */
export async function fillLoginForm(page: Page, player: Credentials): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'С возвращением' })
  await popup.getByText('Почта', { exact: true }).click()
  await popup.getByRole('textbox', { name: 'Почта' }).fill(player.email)
  await popup.getByLabel('Пароль', { exact: true }).fill(player.password)
  await popup.getByRole('button', { name: 'Войти' }).click()
}

/** Logs out through the menu of the header. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню игрока/ }).click()
  await page.getByRole('button', { name: 'Выйти', exact: true }).click()
}

/** Gives the page's browser a session without the form, for journeys on another subject. Vera's is for journeys that only read. */
export async function enterAs(page: Page, origin: string, player: Credentials = vera): Promise<void> {
  await addSession(page, origin, await logIn(origin, player))
}

/** Gives the page's browser the session of an account of its own. It is not the account's first, which the club would greet. */
export async function enterAsNew(page: Page, origin: string): Promise<NewPlayer> {
  const player = await newPlayer(origin)
  await enterAs(page, origin, player)
  return player
}

/** Gives the page's browser the session that a Cookie header names. */
export async function addSession(page: Page, origin: string, cookieHeader: string): Promise<void> {
  await page.context().addCookies(await listSessionCookies(origin, cookieHeader))
}

/** The cookies of a session, and that the promo popup has been shown: it comes after some seconds, over whatever is there by then. */
export async function listSessionCookies(origin: string, cookieHeader: string) {
  const { promoPopup } = (await (await ask(origin, getServerData.path)).json()) as ServerData
  const session = cookieHeader.split('; ').map((cookie) => {
    const [name, ...value] = cookie.split('=')
    return {
      name: name!,
      value: value.join('='),
      url: origin,
      httpOnly: true,
      sameSite: 'Lax' as const,
    }
  })
  return promoPopup
    ? [...session, { name: 'promo_popup', value: String(promoPopup.updatedAt), url: origin }]
    : session
}

/** The balance that the site shows, in minor units: the header's, or on a phone the game bar's. */
export async function readBalance(page: Page): Promise<number> {
  const shown = page
    .getByText('Баланс', { exact: true })
    .locator('xpath=..')
    .filter({ visible: true })
    .first()
  return parseMoney(await shown.innerText())
}

/** Minor units of an amount as a person reads it: «12 480,50 ₽» or "₽12,480.50". */
export function parseMoney(text: string): number {
  const amount = /\d[\d\s.,]*/.exec(text)?.[0].trim()
  expect(amount, `an amount in ${JSON.stringify(text)}`).toBeDefined()
  const digits = amount!.replace(/\D/g, '')
  return /[.,]\d\d$/.test(amount!) ? Number(digits) : Number(digits) * 100
}
