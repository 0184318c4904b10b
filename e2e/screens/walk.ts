// One page opens every screen of a visitor once, and looks at each in several windows. Only the first is a document, the others come
// by a link: their documents and statuses are those of e2e/site/gate/route-access.test.ts. Whatever is wrong with one screen is
// written down with its name, and the walk goes on.
import { type ServerData, getServerData } from '@yanta/contract'
import type { Device } from '../support/device.ts'
import { followLink } from '../support/navigation.ts'
import { enterAs } from '../support/player.ts'
import { type Page, expect, test } from '../support/site.ts'
import { findMotion } from '../gallery/find-motion.ts'
import { announceEvents } from './announced.ts'
import { frameDialogs } from './frame-dialogs.ts'
import type { Look } from './looks.ts'
import { type Locale, type Screen, type Visitor, screens } from './screens.ts'

interface Walk {
  page: Page
  origin: string
  /** What the browser's console said since it was last asked. */
  complaints: string[]
  device: Device
  visitor: Visitor
  locale: Locale
  looks: readonly Look[]
}

export async function walkScreens(walk: Walk): Promise<void> {
  const { page, origin, visitor, locale } = walk
  const strangers = watchStrangers(page, [origin, await readGamesOrigin(origin)])
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
  if (visitor === 'player') await enterAs(page, origin)
  // Theirs are the screens of what is announced; a player's lists are empty.
  else await announceEvents(page, origin)
  for (const [name, screen] of Object.entries(screens)) {
    if (!screen.visitors.includes(visitor)) continue
    await test.step(name, () => examineScreen(walk, name, screen))
    if (name === 'main') await examineFrameDialogs(walk)
  }
  // Its own settings have nothing to consent to.
  expectNone(strangers, 'all screens', 'contacts no other host')
  await expect(
    page.getByText(locale === 'ru' ? 'Какие cookie разрешить?' : 'Which cookies may we use?'),
  ).toHaveCount(0)
}

/** The games have a host of their own, which belongs to the site. */
async function readGamesOrigin(origin: string): Promise<string> {
  const { gamesOrigin } = (await (await fetch(origin + getServerData.path)).json()) as ServerData
  return gamesOrigin
}

/** Collects what the browser asks of any host but those of the site, sockets included. */
function watchStrangers(page: Page, own: readonly string[]): string[] {
  const hosts = own.map((origin) => new URL(origin).host)
  const strangers: string[] = []
  const record = (address: string) => {
    const url = new URL(address)
    if (/^(http|ws)s?:$/.test(url.protocol) && !hosts.includes(url.host)) strangers.push(address)
  }
  page.context().on('request', (request) => record(request.url()))
  page.on('websocket', (socket) => record(socket.url()))
  return strangers
}

async function examineScreen(walk: Walk, name: string, screen: Screen): Promise<void> {
  await attempt(walk, name, async () => {
    if (screen.path === '/') expect((await walk.page.goto('/'))?.status()).toBe(200)
    else await followLink(walk.page, screen.path)
    await arrive(walk, screen)
  })
  expectNone(
    walk.complaints.splice(0).filter((complaint) => !isExpected(complaint, screen)),
    name,
    'console',
  )
}

/** Until the screen is there with all it loads; it must not move on the way. */
async function arrive({ page, locale }: Walk, screen: Screen): Promise<void> {
  const { title, heading, settle } = screen
  const name = heading[locale]
  if (title) {
    await expect(page).toHaveTitle(title[locale])
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  } else await expect(page.getByRole('dialog', { name })).toBeVisible()
  expect(await findMotion(page)).toEqual([])
  await settle?.(page, locale)
  await expect(page.locator('footer').last()).toBeAttached()
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
}

async function examineFrameDialogs(walk: Walk): Promise<void> {
  for (const { name, open, close } of frameDialogs[walk.device])
    await test.step(name, () =>
      attempt(
        walk,
        name,
        () => open(walk.page, walk.locale),
        () => close?.(walk.page),
      ),
    )
}

/** Opens something, looks at it, and leaves it. */
async function attempt(
  walk: Walk,
  name: string,
  open: () => Promise<void>,
  close?: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await open()
    for (const look of walk.looks) await examine(walk.page, name, look)
    await resize(walk.page, walk.looks[0]!)
    await close?.()
  } catch (error) {
    expectNone([(error as Error).message], name, 'opens')
    // The next one begins on a page that is in order.
    await walk.page.goto('/')
  }
}

async function examine(page: Page, name: string, look: Look): Promise<void> {
  await resize(page, look)
  for (const [claim, check] of Object.entries(look.checks))
    expectNone(await check(page), `${name}, ${look.window.width} px${look.isLarge ? ', 200 %' : ''}`, claim)
}

async function resize(page: Page, { window, isLarge }: Look): Promise<void> {
  const { width, height } = page.viewportSize()!
  // The size that it has already would be laid out and drawn once more, browser window and all.
  if (width !== window.width || height !== window.height) await page.setViewportSize(window)
  await page.evaluate(
    async (size) => {
      document.documentElement.style.fontSize = size
      // What measures itself draws again in the frame after.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
    },
    isLarge ? '200%' : '',
  )
}

function expectNone(problems: string[], name: string, claim: string): void {
  expect.soft(problems, `${name}: ${claim}`).toEqual([])
}

/** A status by which a screen says that it is not there is an error to the browser's console. */
function isExpected(complaint: string, { status }: Screen): boolean {
  return status !== undefined && complaint.includes(`status of ${status}`)
}
