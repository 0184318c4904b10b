// Opening the gifts of a player who holds five hundred, and the shop with two thousand products: what the documents and the list of
// products cost the whole process, and in a browser when the first of the list is there and how long its page works at a stretch, on a
// machine four times slower. All of it informs: no player of the demo has as many.
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { listCompointProducts, listGifts } from '@yanta/contract'
import { sql } from 'kysely'
import type { PlatformDatabase } from '../apps/platform/src/database/platform-database.ts'
import { root } from '../tools/project/root.ts'
import { logIn, vera } from '../tools/site/log-in.ts'
import type { Site } from '../tools/site/start-site.ts'
import { addCookies, slowDown, waitUntilIdle, watchTasks, withDesktop } from './desktop-page.ts'
import { closeConnections, measureDocuments } from './document-cpu.ts'
import { withGrownSite } from './large-site.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median } from './rank-test.ts'

const giftCount = 500
const openings = 5
const repeated = { warmUps: 100, documents: 30 }

const screens = [
  { name: `${giftCount} gifts`, path: '/profile/gifts', list: 'Доступные' },
  { name: '2000 products', path: '/compoints', list: 'Подарки' },
]
const answers = [
  { name: `${giftCount} gifts, document`, path: '/profile/gifts', budget: 20 },
  { name: `${giftCount} gifts, list`, path: `${listGifts.path}?platform=desktop`, budget: 20 },
  { name: '2000 products, document', path: '/compoints', budget: 4 },
  {
    name: '2000 products, list',
    path: `${listCompointProducts.path}?platform=desktop&type=gift`,
    budget: 25,
  },
]

export const rewards: Bench = {
  name: 'rewards',
  measure: ({ browser }) =>
    withGrownSite(giveGifts, (site) => measureSite(site, browser), {
      preload: join(root, 'bench/large-shop.ts'),
    }),
}

/** Copies those that she has received and not activated. */
async function giveGifts(db: PlatformDatabase): Promise<void> {
  await sql`
    with model as (
      select gifts.*, row_number() over (order by gifts.id) - 1 as number, count(*) over () as count
      from user_gifts gifts join users on users.id = gifts.user_id
      where users.email = ${vera.email} and state = 'received'
    )
    insert into user_gifts (user_id, type, reason, titles, deposit_limit, created_at, expires_at, slug, image, terms, scope, key, rounds_left)
    select user_id, type, reason, titles, deposit_limit, created_at, expires_at, slug, image, terms, 'bench', place, rounds_left
    from generate_series(1, ${giftCount}) as place join model on model.number = place % model.count`.execute(
    db,
  )
}

async function measureSite(site: Site, browser: Browser): Promise<Measurement[]> {
  const cookie = await logIn(site.origin)
  try {
    return [
      ...(await measureCpu(site, cookie)),
      ...(await screens.reduce<Promise<Measurement[]>>(
        async (before, screen) => [...(await before), ...(await open(browser, site, cookie, screen))],
        Promise.resolve([]),
      )),
    ]
  } finally {
    closeConnections()
  }
}

async function measureCpu({ process: child, origin }: Site, cookie: string): Promise<Measurement[]> {
  const source = { process: child, origin, headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } }
  const measurements: Measurement[] = []
  for (const { name, path, budget } of answers) {
    const [value] = await measureDocuments([source], path, repeated)
    measurements.push({ name: `${name}: CPU of the whole process`, value: value!, unit: 'ms', budget })
  }
  return measurements
}

async function open(
  browser: Browser,
  site: Site,
  cookie: string,
  { name, path, list }: (typeof screens)[number],
): Promise<Measurement[]> {
  const [times, longest]: [number[], number[]] = [[], []]
  for (let opening = 0; opening < openings; opening += 1) {
    const { listMs, longestMs } = await withDesktop(browser, async (context) => {
      await addCookies(context, site.origin, cookie)
      return openOnce(await context.newPage(), site.origin + path, list)
    })
    times.push(listMs)
    longest.push(longestMs)
  }
  return [
    { name: `${name}: the list is there, median`, value: median(times), unit: 'ms', budget: 1_500 },
    {
      name: `${name}: longest task at 1/${slowDown} speed, median`,
      value: median(longest),
      unit: 'ms',
      budget: 400,
    },
  ]
}

/** Since the navigation began, and the longest task until the page was idle. */
async function openOnce(
  page: Page,
  address: string,
  list: string,
): Promise<{ listMs: number; longestMs: number }> {
  await page.addInitScript((label) => {
    const look = () => {
      if (!document.querySelector(`main ul[aria-label="${label}"] > li`)) return
      observer.disconnect()
      requestAnimationFrame(() => (document.documentElement.dataset.listMs = String(performance.now())))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
  }, list)
  const { tasksMs } = await watchTasks(page, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('html[data-list-ms]').waitFor({ state: 'attached' })
    await waitUntilIdle(page)
  })
  const listMs = await page.evaluate(() => Number(document.documentElement.dataset.listMs))
  return { listMs, longestMs: Math.max(0, ...tasksMs) }
}
