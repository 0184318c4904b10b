import { holdProfiles, replayHold } from '@yanta/game-rules/hold'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a guest plays hold and win for demo money: the balance is the server’s after each round, coins are held and counted, a feature is skipped by a key, and a round verifies [4.12]', async ({
  page,
}) => {
  const game = new Slot(page)
  await page.goto('/play/long-coin')
  await game.waitUntilIdle()
  await expect(game.frame.getByRole('img', { name: 'Пять барабанов по три ряда' })).toBeVisible()
  const pots = game.frame.locator('.pots')
  await expect(pots).toContainText(/Гранд20\s000,00\s₽/)
  let balance = await game.readBalance()
  const stake = await game.readStake()
  await game.hurry()
  for (let round = 0; round < 2; round += 1) {
    const { win } = await game.spin()
    balance += win - stake
    expect(await game.readBalance()).toBe(balance)
  }

  // A feature comes in one round of 64: the answer of the server is replaced by a published round.
  const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'hold', nonce: 21 }
  const outcome = replayHold(holdProfiles.harvest, seeds, stake)
  await page.route(/\/api\/rounds$/, async (route) => {
    const answer = await route.fetch()
    const { round } = await answer.json()
    const { win } = outcome
    await route.fulfill({
      response: answer,
      json: { round: { ...round, win, balance: round.balanceAfterBet + win, outcome } },
    })
  })
  const counter = game.frame.locator('[data-feature="on"] .counter b')
  await game.bet()
  await expect(counter).toHaveText(['3', '6', /^180,00\s₽$/])
  await expect(game.frame.getByRole('status').first()).toHaveText(/Упали 2 монеты, снова три респина/)
  await expect(counter.nth(1)).toHaveText('8')
  await game.waitUntilIdle()
  await expect(game.frame.locator('.value--win b')).toHaveText(/^220,00\s₽$/)
  expect(await game.readBalance()).toBe(balance - stake + outcome.win)

  // A press that is meant to skip starts a round where that one has just ended, as it would for a person.
  let skipped = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/rounds') && response.request().method() === 'POST') skipped += 1
  })
  await expect(async () => {
    if (skipped > 0) return
    await game.stage.press('Space')
    await expect(game.stage).not.toHaveAttribute('data-phase', 'idle', { timeout: 300 })
  }).toPass()
  await expect(async () => {
    const phase = await game.stage.getAttribute('data-phase')
    if (phase === 'revealing') await game.stage.press('Space')
    expect(skipped > 0 && ['presenting', 'idle'].includes(phase ?? '')).toBe(true)
  }).toPass({ intervals: [50] })
  await page.unroute(/\/api\/rounds$/)
  await game.waitUntilIdle()

  const fairness = await game.openPanel('Честность')
  await fairness.getByRole('button', { name: 'Сменить пару и открыть число' }).click()
  await expect(fairness).toContainText('Открытое серверное число')
  const history = await game.turnTo('Раунды')
  await expect(history.getByRole('listitem')).toHaveCount(3 + skipped)
  await history
    .getByRole('button', { name: /^Проверить раунд/ })
    .first()
    .click()
  const verifier = game.frame.getByRole('dialog', { name: 'Проверка раунда' })
  await verifier
    .getByRole('button', { name: /^Провер/ })
    .first()
    .click()
  await expect(verifier).toContainText('Раунд честный')
})
