// The frame of the site on both sides of each breakpoint. The numbers are literals, because those of the style sheets may be wrong.
import { findOverflow } from '../../gallery/find-overflow.ts'
import { followLink } from '../../support/navigation.ts'
import { enterAs } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'

interface Frame {
  /** Pixels; 0 where there is none. */
  rail: number
  /** Whether items of the rail have labels beside their icons. */
  hasWords: boolean
  header: number
  inHeader: string[]
  /** The search of the header: a field, or only its icon. */
  search: 'field' | 'icon' | 'none'
  tabBar: string[]
  tabBarHeight: number
}

const wideRail = {
  rail: 252,
  hasWords: true,
  header: 72,
  search: 'field',
  tabBar: [],
  tabBarHeight: 0,
} as const
const icons = { rail: 76, hasWords: false, header: 68, search: 'icon', tabBar: [], tabBarHeight: 0 } as const
const phone = { rail: 0, hasWords: false, header: 60, search: 'none', tabBarHeight: 68 } as const

const searchName = 'Поиск: игра или провайдер'
const ways = ['Войти', 'Регистрация']
const guestWide = { inHeader: [searchName, ...ways] }
const guestPhone = { inHeader: ['Yanta', ...ways], tabBar: ['Лобби', 'Поиск', 'Играть', 'Акции', 'Меню'] }
const playerWide = {
  inHeader: [searchName, 'Касса', 'Компоинты', 'Уведомления', 'Меню игрока Вера, уровень 6'],
}
const playerPhone = {
  inHeader: ['Yanta', 'Касса', 'Меню игрока Вера, уровень 6'],
  tabBar: ['Лобби', 'Поиск', 'Касса', 'Акции', 'Меню'],
}

const widths: { width: number; guest: Frame; player: Frame; covers: number; login: 'sheet' | 'window' }[] = [
  {
    width: 508,
    guest: { ...phone, ...guestPhone },
    player: { ...phone, ...playerPhone },
    covers: 3,
    login: 'sheet',
  },
  {
    width: 509,
    guest: { ...phone, ...guestPhone },
    player: { ...phone, ...playerPhone },
    covers: 4,
    login: 'sheet',
  },
  {
    width: 754,
    guest: { ...phone, ...guestPhone },
    player: { ...phone, ...playerPhone },
    covers: 4,
    login: 'sheet',
  },
  {
    width: 755,
    guest: { ...icons, ...guestWide, tabBar: [] },
    player: { ...icons, ...playerWide, tabBar: [] },
    covers: 5,
    login: 'window',
  },
  {
    width: 1054,
    guest: { ...icons, ...guestWide, tabBar: [] },
    player: { ...icons, ...playerWide, tabBar: [] },
    covers: 5,
    login: 'window',
  },
  {
    width: 1055,
    guest: { ...wideRail, ...guestWide, tabBar: [] },
    player: { ...wideRail, ...playerWide, tabBar: [] },
    covers: 7,
    login: 'window',
  },
]

/** One wrong rule fails at several widths, and all of them are to be named. */
const timeout = 5_000

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const visitor of ['guest', 'player'] as const) {
  test(`header, rail, tab bar and ways in of a ${visitor} change between 508 and 509, 754 and 755, 1054 and 1055 px [2.55]`, async ({
    page,
    site,
  }) => {
    if (visitor === 'player') await enterAs(page, site.origin)
    await page.goto('/')
    for (const { width, ...expected } of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.soft
        .poll(() => readFrame(page), { message: `lobby at ${width} px`, timeout })
        .toEqual(expected[visitor])
      expect.soft(await findOverflow(page), `lobby at ${width} px`).toEqual([])
    }
    await followLink(page, '/games/slots')
    await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
    for (const { width, covers, ...expected } of widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      await expect.soft
        .poll(async () => ({ ...(await readFrame(page)), covers: await countCovers(page) }), {
          message: `category at ${width} px`,
          timeout,
        })
        .toEqual({ ...expected[visitor], covers })
      expect.soft(await findOverflow(page), `category at ${width} px`).toEqual([])
    }
    if (visitor === 'player') return
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog', { name: 'С возвращением' })).toBeVisible()
    for (const { width, login } of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.soft.poll(() => readShape(page), { message: `login at ${width} px`, timeout }).toBe(login)
    }
  })
}

function readFrame(page: Page): Promise<Frame> {
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const isSeen = (element: Element | null | undefined) => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
      return width > 1 && height > 1
    }
    const sizeOf = (element: Element | null, side: 'width' | 'height') =>
      Math.round(element?.getBoundingClientRect()[side] ?? 0)
    const namesIn = (element: Element | null) =>
      [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])]
        .filter((control) => isSeen(control))
        .map((control) => (control.ariaLabel ?? (control.title || control.innerText)).trim())
    const header = find('header')
    const tabBar = find('nav[aria-label="Нижнее меню"]')
    const search = header?.querySelector('form button')
    return {
      rail: sizeOf(find('aside'), 'width'),
      hasWords: isSeen(find('aside nav a span')),
      header: sizeOf(header, 'height'),
      inHeader: namesIn(header),
      search: isSeen(search?.querySelector('span')) ? 'field' : isSeen(search) ? 'icon' : 'none',
      tabBar: namesIn(tabBar),
      tabBarHeight: sizeOf(tabBar, 'height'),
    }
  })
}

/** Games of the first row. */
function countCovers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tops = [...document.querySelectorAll('main article')].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    )
    return tops.filter((top) => top === tops[0]).length
  })
}

/** A sheet is at the window's lower edge, from side to side; a dialog window touches none of the four. */
function readShape(page: Page): Promise<string> {
  return page.evaluate(() => {
    const heading = document.querySelector('dialog[open] h1')!
    const surface = [...heading.closest('dialog')!.children].find((child) => child.contains(heading))!
    const { left, right, top, bottom } = surface.getBoundingClientRect()
    const [wide, high] = [document.documentElement.clientWidth, innerHeight]
    if (Math.round(left) <= 0 && Math.round(right) >= wide && Math.round(bottom) === high) return 'sheet'
    return left > 0 && right < wide && top > 0 && bottom < high
      ? 'window'
      : `${left} ${top} ${right} ${bottom}`
  })
}
