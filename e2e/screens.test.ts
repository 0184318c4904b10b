// Every screen of sections 2.5 to 2.12, as a guest and as a player, in both languages, on a phone and on a desktop.
import { expectNoSidewaysScroll } from './layout.ts'
import { enterAs } from './player.ts'
import { type Page, expect, test } from './site.ts'
import { findViolations } from './violations.ts'

type Screen = readonly [path: string, ru: string | RegExp, en: string | RegExp]

const guestScreens: Screen[] = [
  ['/promo', 'Акции', 'Promotions'],
  ['/tournaments', 'Турниры и серии', 'Tournaments and series'],
]
const guestPopups: Screen[] = [
  ['/registration', 'Создать аккаунт', 'Create an account'],
  ['/remind', 'Вернём доступ', 'Get back in'],
  ['/new-password/a1b2c3', 'Новый пароль', 'New password'],
]
const tabs = ['balance', 'levels', 'info', 'security', 'verification', 'gifts', 'achievements']
const playerScreens: Screen[] = [
  ...tabs.map((tab): Screen => [`/profile/${tab}`, 'Вера', 'Вера']),
  ['/compoints', 'Компоинтов пока нет', 'No compoints yet'],
  ['/compoints/tournaments', 'Компоинтов пока нет', 'No compoints yet'],
]
/** Both languages at both widths; the long examination once for each. */
const visits = (['ru', 'en'] as const).flatMap((locale) =>
  [1440, 390].map((width) => ({ locale, width, isExamined: (locale === 'ru') === (width === 1440) })),
)

async function prepare(
  page: Page,
  origin: string,
  { locale, width }: (typeof visits)[number],
): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
}

/** Opens a screen by its address; its heading is there, it is no wider than the window and, where that is asked, open to everyone. */
async function look(
  page: Page,
  [path, ru, en]: Screen,
  { locale, isExamined }: (typeof visits)[number],
): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: locale === 'ru' ? ru : en })).toBeVisible()
  await expect(page).toHaveTitle(/Yanta/)
  await expectNoSidewaysScroll(page)
  if (isExamined) expect(await findViolations(page), path).toEqual([])
}

for (const visit of visits) {
  const { locale, width } = visit
  const nameOf = ([, ru, en]: Screen) => (locale === 'ru' ? ru : en)

  test(`a guest sees every open screen and popup, ${locale}, ${width} px [1.1], [2.5-2.6], [2.10-2.11]`, async ({
    page,
    site,
  }) => {
    await prepare(page, site.origin, visit)
    for (const screen of guestScreens) await look(page, screen, visit)
    for (const popup of guestPopups) {
      await look(page, popup, visit)
      await expect(page.getByRole('dialog', { name: nameOf(popup) })).toBeVisible()
    }
  })

  test(`a player sees every tab of the profile, the shop and the cashbox, ${locale}, ${width} px [1.2], [2.7-2.8], [2.12]`, async ({
    page,
    site,
  }) => {
    await prepare(page, site.origin, visit)
    await enterAs(page, site.origin)
    for (const screen of [...guestScreens, ...playerScreens]) await look(page, screen, visit)
    await page.goto('/cashbox')
    await expect(page.getByRole('dialog', { name: locale === 'ru' ? 'Касса' : 'Cashbox' })).toContainText(
      locale === 'ru' ? 'Пополнить сейчас нельзя' : 'No deposits right now',
    )
    await expectNoSidewaysScroll(page)
    if (visit.isExamined) expect(await findViolations(page)).toEqual([])
  })
}

test("what is not there is 404, the profile leads to its first tab, and a player has no use for guests' popups [2.7], [2.17-2.18]", async ({
  page,
  site,
}) => {
  const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
  for (const path of [
    '/promo/unknown',
    '/promo/No%20Such',
    '/tournaments/unknown',
    '/tournaments/series/unknown',
    '/tournaments/unknown/games',
  ])
    expect(await statusOf(path), path).toBe(404)
  for (const { path } of [
    ...tabs.map((tab) => ({ path: `/profile/${tab}` })),
    { path: '/profile' },
    { path: '/compoints' },
    { path: '/cashbox' },
  ])
    expect(await statusOf(path), path).toBe(401)
  await enterAs(page, site.origin)
  for (const [path] of guestPopups) expect(await statusOf(path), path).toBe(302)
  await page.goto('/profile')
  await expect(page).toHaveURL('/profile/balance')
})

test('popups of guests lead to each other over the screen beneath, which is there again when they close [2.10]', async ({
  page,
}) => {
  await page.goto('/tournaments')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await page
    .getByRole('dialog', { name: 'С возвращением' })
    .getByRole('link', { name: 'Забыли пароль?' })
    .click()
  await expect(page).toHaveURL('/remind')
  await page.getByRole('dialog', { name: 'Вернём доступ' }).getByText('Почта', { exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Вернём доступ' }).getByRole('textbox', { name: 'Почта' }),
  ).toBeVisible()
  await page.getByRole('dialog', { name: 'Вернём доступ' }).getByRole('link', { name: 'Войти' }).click()
  await page
    .getByRole('dialog', { name: 'С возвращением' })
    .getByRole('link', { name: 'Зарегистрироваться' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Создать аккаунт' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/tournaments')
  await expect(page.getByRole('heading', { level: 1, name: 'Турниры и серии' })).toBeVisible()
})

test('the cashbox opens over the profile at the tab that was asked for, and gives the profile back [2.12], [2.67]', async ({
  page,
  site,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/profile/info')
  await page
    .getByRole('navigation', { name: 'Разделы профиля' })
    .getByRole('link', { name: 'Баланс' })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'История' }).click()
  const cashbox = page.getByRole('dialog', { name: 'Касса' })
  await expect(cashbox.getByRole('tab', { name: 'История' })).toHaveAttribute('aria-selected', 'true')
  await expect(cashbox).toContainText('Операций пока не было')
  await cashbox.getByRole('tab', { name: 'Вывод' }).click()
  await expect(cashbox).toContainText('Вывести сейчас нельзя')
  await expect(page.getByRole('heading', { level: 1, name: 'Вера', includeHidden: true })).toBeAttached()
  await cashbox.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page).toHaveURL('/profile/balance')
  await expect(cashbox).toHaveCount(0)
})
