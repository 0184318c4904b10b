// A provider whose page is empty: the journey speaks for its game.
import { Dialect } from '@yanta/contract'
import { type GameMeaning, dialectMessages } from '@yanta/contract/frame-fixtures'
import type { Frame, Route, WebSocketRoute } from '@playwright/test'
import type { Site } from '../../tools/site/start-site.ts'
import { enterAsNew, readBalance } from '../support/player.ts'
import { type Page, expect } from '../support/site.ts'

export const game = '/play/neon-drive'
const win = 123_400
const listening =
  '<!doctype html><title>Provider</title><h1>Provider</h1><script>heard = []; addEventListener("message", ({ data }) => heard.push(data))</script>'

/** A game whose provider speaks one dialect, and the player's own room of the socket, where wins can be announced. */
export class Provider {
  readonly page: Page
  readonly dialect: Dialect
  #socket: WebSocketRoute | undefined
  #room: { name: string; seq: number } | undefined
  #epoch = ''
  /** Of the last win; the platform knows nothing of it. */
  #balance: number | undefined

  constructor(page: Page, dialect: Dialect = 'own') {
    this.page = page
    this.dialect = dialect
  }

  async stand(gamesOrigin: string): Promise<void> {
    await this.page.addInitScript(() => {
      const page = globalThis as unknown as { heardMessages: number }
      page.heardMessages = 0
      addEventListener('message', () => {
        page.heardMessages += 1
      })
    })
    await this.page.route('**/json-api/eapi/game-run/**', (route) => this.#answerRun(route))
    await this.page.route('**/json-api/users/balance**', (route) => this.#answerBalance(route))
    await this.page.route(`${gamesOrigin}/play/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: listening }),
    )
    await this.page.routeWebSocket(
      ({ pathname }) => pathname === '/socket',
      (socket) => {
        this.#socket = socket
        const server = socket.connectToServer()
        server.onMessage((text) => {
          this.#note(JSON.parse(String(text)))
          socket.send(text)
        })
      },
    )
  }

  #note(frame: { epoch?: string; room?: string; seq?: number; rooms?: Record<string, number> }): void {
    this.#epoch = frame.epoch ?? this.#epoch
    const rooms = frame.room === undefined ? (frame.rooms ?? {}) : { [frame.room]: frame.seq! }
    for (const [name, seq] of Object.entries(rooms)) if (name.startsWith('user:')) this.#room = { name, seq }
  }

  async #answerRun(route: Route): Promise<void> {
    const answer = await route.fetch()
    const run = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...run, data: { ...run.data, dialect: this.dialect } } })
  }

  /** A page that fetches its balance after a win, or while it is announced, is told of the win as well. */
  async #answerBalance(route: Route): Promise<void> {
    const answer = await route.fetch()
    const fetched = (await answer.json()) as { balance: number }
    await route.fulfill({ response: answer, json: { ...fetched, balance: this.#balance ?? fetched.balance } })
  }

  /** Waits for the game's page; it may speak before the site's loader has gone. */
  async open(): Promise<Frame> {
    const iframe = this.page.locator('iframe[allow]')
    await expect(iframe.contentFrame().getByRole('heading', { name: 'Provider' })).toBeVisible()
    return (await (await iframe.elementHandle())!.contentFrame())!
  }

  async awaitRoom(): Promise<void> {
    await expect.poll(() => this.#room).toBeDefined()
  }

  /** The player's real balance is this now, after a win. */
  announceWin(balance: number): void {
    const { name, seq } = this.#room!
    this.#room = { name, seq: seq + 1 }
    this.#balance = balance
    this.#socket!.send(
      JSON.stringify({
        type: 'balanceChanged',
        room: name,
        seq: seq + 1,
        epoch: this.#epoch,
        data: { balance_type: 'real', balance, currency: 'RUB', reason: 'win', roundId: 'r1' },
      }),
    )
  }
}

/** Of dialects without words of their own for the way out; that every dialect knows all of these is the unit tests' to say. */
const commonWords: Partial<Record<Dialect, readonly unknown[]>> = {
  own: [
    'closeFrame',
    'closeInnerFrame',
    'runSiteInIFrame',
    'exit',
    { gotoUrl: 'https://elsewhere.example/' },
  ],
  typed: ['exit'],
}

/** From the frame's own window to the site around it; resolves once it is heard, which in another process takes its time. */
export async function say(frame: Frame, message: unknown): Promise<void> {
  const heard = await countReceived(frame.page())
  await frame.evaluate((said) => parent.postMessage(said, '*'), message)
  await expect.poll(() => countReceived(frame.page())).toBeGreaterThan(heard)
}

export const countReceived = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heardMessages: number }).heardMessages)
const listReceived = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)
const listMessages = (dialect: Dialect, meaning: GameMeaning) =>
  dialectMessages[dialect].game.filter(({ means }) => means === meaning).map(({ message }) => message)
const cashbox = (page: Page) => page.getByRole('dialog', { name: 'Касса' })
/** What was heard before is shown by now. */
export const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** A further frame in the document of another; resolves once its page is there. */
export async function addFrame(within: Frame, attributes: Record<string, string>): Promise<Frame> {
  const handle = await within.evaluateHandle((wanted) => {
    const element = document.createElement('iframe')
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value)
    document.body.append(element)
    return element
  }, attributes)
  const added = (await handle.contentFrame())!
  await expect(added.getByRole('heading', { name: 'Provider' })).toBeAttached()
  return added
}

export async function expectAtMain(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.locator('iframe[allow]')).toHaveCount(0)
}

/** All that a dialect can say, said one after the other by a game that is played, and what the site does of it. */
export async function sayAll(page: Page, site: Site, dialect: Dialect): Promise<void> {
  await enterAsNew(page, site.origin)
  const provider = new Provider(page, dialect)
  await provider.stand(site.gamesOrigin)
  await page.goto(game)
  const frame = await provider.open()
  await provider.awaitRoom()
  for (const message of listMessages(dialect, 'ready')) await say(frame, message)
  await expect(page.getByText(/^Открываем/)).toHaveCount(0)

  for (const started of listMessages(dialect, 'roundStarted')) {
    const before = await readBalance(page)
    await say(frame, started)
    await settle(page)
    provider.announceWin(before + win)
    await settle(page)
    expect(await readBalance(page)).toBe(before)
    for (const ended of listMessages(dialect, 'roundEnded')) await say(frame, ended)
    await expect.poll(() => readBalance(page)).toBe(before + win)
  }
  for (const message of listMessages(dialect, 'balanceHint')) {
    const asked = page.waitForRequest('**/json-api/users/balance**')
    await say(frame, message)
    await asked
  }
  const { pause, resume } = dialectMessages[dialect].site
  if (pause !== undefined) {
    await expect.poll(() => listReceived(frame)).toContainEqual(resume)
    await page.getByRole('button', { name: 'Свернуть', exact: true }).click()
    await expect.poll(() => listReceived(frame)).toContainEqual(pause)
    await page.getByRole('link', { name: 'Вернуться в Neon Drive' }).click()
    await expect
      .poll(async () =>
        (await listReceived(frame)).filter((heard) => JSON.stringify(heard) === JSON.stringify(resume)),
      )
      .toHaveLength(2)
  }
  const [openCashbox] = listMessages(dialect, 'openCashbox')
  if (openCashbox !== undefined) {
    await say(frame, openCashbox)
    await expect(cashbox(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cashbox(page)).toHaveCount(0)
    await expect(page.locator('iframe[allow]')).toHaveCount(1)
  }
  for (const message of listMessages(dialect, 'failed')) {
    await say(frame, message)
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
    await expectAtMain(page)
    await page.goBack()
  }
  for (const [index, message] of [
    ...listMessages(dialect, 'leave'),
    ...(commonWords[dialect] ?? []),
  ].entries()) {
    // The address that was left opens the game anew.
    if (index > 0) await page.goBack()
    await say(await provider.open(), message)
    await expectAtMain(page)
  }
}
