// The rules of a jurisdiction as a player meets them: what a guest may open, and what a slot offers, shows and celebrates.
import { phone } from '../../support/device.ts'
import { enterAsNew, parseMoney } from '../../support/player.ts'
import { expect } from '../../support/site.ts'
import { PressedSlot } from '../pressed-slot.ts'
import { testIn } from '../site-in.ts'

const test = testIn('united-kingdom')
test.use(phone)

test('under the rules of the United Kingdom a guest plays no demo, and a slot has no autoplay, sells no free spins, waits 2.5 s between rounds, shows return and net at the stake, and celebrates no return', async ({
  page,
  site,
}) => {
  await page.goto('/play/neon-drive?mode=demo')
  await expect(page.getByText('Войдите, чтобы играть')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const absent = await page.request.get('/winback')
  expect(absent.status()).toBe(404)

  await enterAsNew(page, site.origin)
  await page.goto('/play/neon-drive')
  const slot = new PressedSlot(page)
  await slot.waitUntilIdle()
  for (const name of [/^Автоигра/, /турбо$/, /^Купить фриспины$/])
    await expect(slot.frame.getByRole('button', { name })).toHaveCount(0)
  const facts = slot.frame.locator('.facts-line')
  await expect(facts).toHaveText(/^RTP 9\d,\d\d\s%Итог в игре 0,00\s₽$/)

  // The largest stake is £5, and the next one of the ladder above it.
  const more = slot.frame.getByRole('button', { name: 'Увеличить ставку' })
  for (let stake = await slot.readStake(); stake < 40_000; stake = await slot.readStake()) {
    await more.click()
    await expect.poll(() => slot.readStake()).toBeGreaterThan(stake)
  }
  await more.click({ force: true })
  await expect(slot.frame.getByRole('alert')).toHaveText(/можно поставить не больше 500,00\s₽/)
  expect(await slot.readStake()).toBe(40_000)

  const before = await slot.readBalance()
  await slot.press()
  await expect(slot.frame.locator('.spin')).toHaveClass(/is-held/)
  await slot.press()
  expect(slot.lastGap()).toBeGreaterThanOrEqual(2_500)
  await slot.finish()
  const net = (await slot.readBalance()) - before
  await expect
    .poll(async () => {
      const text = await facts.locator('.facts-line__net b').innerText()
      return parseMoney(text) * (text.startsWith('−') ? -1 : 1)
    })
    .toBe(net)

  // What the wheels bring is chance: the answer of the server is replaced by one that pays a half of the stake.
  await page.route(/\/api\/rounds$/, async (route) => {
    const answer = await route.fetch()
    const { round } = await answer.json()
    const win = round.stake / 2
    const [spin] = round.outcome.spins
    const lineWin = {
      line: 1,
      symbol: spin.window[0][1],
      count: 3,
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      win,
    }
    const paid = { ...spin, lineWins: [lineWin], scatter: null, win, runningWin: win, freeSpinsLeft: 0 }
    const outcome = { ...round.outcome, win, spins: [paid] }
    await route.fulfill({
      response: answer,
      json: { round: { ...round, win, balance: round.balanceAfterBet + win, outcome } },
    })
  })
  await slot.press()
  await expect(slot.frame.locator('.value--win small')).toHaveText('Вернулось')
  await expect(slot.frame.locator('.value--win b')).toHaveText(/^200,00\s₽$/)
  await expect(slot.frame.locator('.value--win b')).not.toHaveClass(/is-won/)
  await expect(slot.frame.locator('.reels__win')).not.toHaveClass(/is-shown/)
  await expect(slot.frame.locator('.celebration')).toBeHidden()
  await slot.waitUntilIdle()
})
