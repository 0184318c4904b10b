import {
  category,
  footerBlock,
  producer,
  profile,
  promoWidget,
  selfExclusion,
  serverData,
  siteRules,
} from '@yanta/contract/fixtures'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Shell } from './shell.tsx'

const openers = { onSearch() {}, onNearSearch() {}, onSupport() {}, onMenu() {} }
const frame =
  (isSignedIn: boolean, changes: Partial<ComponentProps<typeof Shell>> = {}) =>
  () => (
    <Shell
      categories={[category, { ...category, slug: 'top', name: 'Топ', url: '/games/top' }]}
      producers={[producer]}
      iconOf={() => 'grid'}
      isSignedIn={isSignedIn}
      verifierUrl="https://games.example/verify?lang=ru"
      promo={null}
      support={serverData.callCenterConfig}
      blocks={[footerBlock]}
      account={<i>account</i>}
      openers={openers}
      {...changes}
    >
      <p>screen</p>
    </Shell>
  )

test('the shell contains screen and account, and marks the current menu item', async () => {
  const html = await renderScreen(frame(false), null, { path: '/promo' })
  expect(html).toContain('<i>account</i>')
  expect(html).toContain('<p>screen</p>')
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toHaveLength(2)
  for (const link of html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [])
    expect(link).toContain('href="/promo"')
})

test("the main action of a guest's tab bar is to play, or to log in where demos are for players; a player's is the cashbox, an excluded player's payouts", async () => {
  const guest = await renderScreen(frame(false), null)
  expect(guest).toMatch(/href="\/games\/slots"><span><svg[^]*?<\/span>Играть<\/a>/)
  expect(guest).not.toContain('href="/login"')
  const closed = { hasSession: false, serverData: { ...serverData, jurisdiction: siteRules } }
  expect(await renderScreen(frame(false), null, { site: closed })).toContain('href="/login"')
  const player = await renderScreen(frame(true), null)
  expect(player).not.toContain('href="/login"')
  expect(player).toContain('href="/cashbox"')
  const site = { player: { profile: { ...profile, selfExclusion } } }
  const excluded = await renderScreen(frame(true), null, { site })
  expect(excluded).not.toContain('href="/cashbox"')
  expect(excluded).toContain('href="/cashbox?tab=payout"')
})

test("an excluded player's link to payouts is marked in the cashbox, as a player's is", async () => {
  const marked = async (site?: object) =>
    (await renderScreen(frame(true), null, { path: '/cashbox', site })).match(
      /<a [^>]*aria-current="page"[^>]*>/g,
    )
  const excluded = await marked({ player: { profile: { ...profile, selfExclusion } } })
  expect((await marked())?.map((link) => /href="(.*?)"/.exec(link)![1])).toEqual(['/cashbox'])
  expect(excluded?.map((link) => /href="(.*?)"/.exec(link)![1])).toEqual(['/cashbox?tab=payout'])
})

test('menu and footer link to what the club offers besides games; gifts are for players only', async () => {
  const linksTo = (html: string, path: string) =>
    html.match(new RegExp(`<a [^>]*href="${path}"`, 'g'))?.length ?? 0
  const [guest, player] = [await renderScreen(frame(false), null), await renderScreen(frame(true), null)]
  for (const path of ['/tournaments', '/compoints'])
    expect([linksTo(guest, path), linksTo(player, path)]).toEqual([2, 2])
  expect([linksTo(guest, '/promo'), linksTo(player, '/promo')]).toEqual([3, 3])
  expect([linksTo(guest, '/profile/gifts'), linksTo(player, '/profile/gifts')]).toEqual([0, 2])
})

test("the number of waiting gifts stands in a player's menu [3.43]", async () => {
  const giftsLink = async (giftCount: number) => {
    const site = { player: { profile, rewards: { giftCount } } }
    const html = await renderScreen(frame(true), null, { site })
    return /<nav.*?<a [^>]*href="\/profile\/gifts".*?<\/a>/s
      .exec(html)![0]
      .replace(/<[^>]*>/g, '')
      .slice(-8)
  }
  expect(await giftsLink(12)).toBe('Подарки12'.slice(-8))
  expect(await giftsLink(0)).toMatch(/Подарки$/)
})

test('a screen below a menu item marks that item', async () => {
  const html = await renderScreen(frame(false), null, { path: '/tournaments/winter-lab' })
  expect(html).toMatch(/<a [^>]*href="\/tournaments"[^>]* aria-current="true"/)
})

test('the language switch is a form that works without scripts [1.4]', async () => {
  const html = await renderScreen(frame(false), null)
  expect(html).toMatch(/<form[^>]* action="\/locale" method="post"/)
  expect(html).toMatch(/<button value="en"[^>]* name="locale"/)
})

test('every page links to the verification of rounds, in a new tab', async () => {
  expect(await renderScreen(frame(false), null)).toMatch(
    /<a [^>]*href="https:\/\/games.example\/verify\?lang=ru" target="_blank"/,
  )
})

test('the footer links to every studio by its logo, and to every configured contact of support', async () => {
  const html = await renderScreen(frame(false), null)
  expect(html).toMatch(/<a href="\/producers\/quasar-tea"><img [^>]*alt="Quasar Tea"/)
  expect(html).toContain('href="/responsible-gaming"')
  expect(html).toContain('href="https://t.me/example"')
  expect(html).toContain('href="viber://chat?number=%2B10000000000"')
  expect(html).toContain('href="mailto:help@example.com"')
  const silent = await renderScreen(
    frame(false, { producers: [], support: { messengers: { telegram: null, viber: null }, email: null } }),
    null,
  )
  expect(silent).not.toMatch(/t\.me|viber:|mailto:|Провайдеры/)
})

test("a support contact that is a page of the site is an internal link, like those of the editors' columns", async () => {
  const support = {
    ...serverData.callCenterConfig,
    messengers: { telegram: '/contacts', viber: '/contacts' },
  }
  const links = (await renderScreen(frame(false, { support }), null)).match(
    /<a [^>]*href="\/contacts"[^>]*>/g,
  )
  expect(links).toHaveLength(2)
  for (const link of links ?? []) expect(link).not.toMatch(/target|rel=/)
})

test('without scripts the search is a form that leads to its screen', async () => {
  const html = await renderScreen(frame(false), null)
  expect(html).toMatch(
    /<form id="search"[^>]* action="\/search"><button (?![^>]*type=)[^>]*aria-label="Поиск: игра или провайдер"/,
  )
  expect(html).toMatch(/<button (?![^>]*type=)[^>]*form="search"/)
})

test('search, support and menu declare that they open a dialog', async () => {
  const html = await renderScreen(frame(false), null)
  expect(html).toMatch(/<button [^>]*aria-label="Поиск: игра или провайдер" aria-haspopup="dialog"/)
  expect(html).toMatch(/<button [^>]*title="Поддержка" aria-haspopup="dialog"/)
  expect(html).toMatch(/aria-haspopup="dialog"><span>.{0,200}<\/span>Меню</)
})

test('18+ is on every page [1.5]', async () => {
  expect(await renderScreen(frame(false), null)).toContain('18+')
})

const pages = [
  [404, 'Улетели слишком далеко'],
  [429, 'Слишком быстро'],
  [451, 'Здесь недоступно'],
  [500, 'Что-то сломалось'],
  [503, 'Скоро вернёмся'],
  [418, 'Не получилось открыть'],
  [502, 'Скоро вернёмся'],
] as const
test.each(pages)('status %i has its page: %s [2.19] [2.70]', async (status, title) => {
  const html = await renderScreen(() => <ErrorScreen status={status} />, null)
  expect(html).toContain(title)
  expect(html).toContain(`<b>${status}</b>`)
})

test.each([
  ['a request that was refused is not called our mistake', 400, false, 'Сайт не принял этот запрос'],
  ['a failure is', 500, false, 'Это наша ошибка'],
  [
    'a site that does not answer is not called stopped',
    503,
    false,
    'Сайт не ответил или ответил не так, как должен',
  ],
  ['a site that was stopped is [2.70]', 503, true, 'Сайт ненадолго остановлен'],
])('%s', async (_, status, isStopped, words) => {
  const html = await renderScreen(() => <ErrorScreen status={status} isStopped={isStopped} />, null)
  expect(html).toContain(words)
  expect(html.includes('наша ошибка')).toBe(status === 500)
  expect(html.includes('остановлен')).toBe(isStopped)
})

test("a page that waiting can't fix offers only a link to main", async () => {
  expect(await renderScreen(() => <ErrorScreen status={404} />, null)).not.toContain('Попробовать ещё раз')
  expect(await renderScreen(() => <ErrorScreen status={503} />, null, { locale: 'en' })).toContain(
    'Try again',
  )
})

test("the operator's promo is in the menu; fairness is an item of it then", async () => {
  const html = await renderScreen(frame(false, { promo: promoWidget }), null)
  expect(html).toMatch(new RegExp(`<a [^>]*href="${promoWidget.url}"[^>]*>.*<b>${promoWidget.title}</b>`))
  expect(html).toContain(promoWidget.fund)
  expect(html).not.toContain('Исход решён')
  expect(html).toContain('Проверить раунд')
  expect(await renderScreen(frame(false), null)).toContain('Исход решён')
})
