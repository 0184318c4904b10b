import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a guest plays clusters for demo money: the balance is the server’s after each round, one is skipped by a key, and it verifies [4.12]', async ({
  page,
}) => {
  const game = new Slot(page)
  await page.goto('/play/cupcake-craze')
  await game.waitUntilIdle()
  await expect(game.frame.getByRole('img', { name: 'Поле семь на семь' })).toBeVisible()
  let balance = await game.readBalance()
  const stake = await game.readStake()
  await game.hurry()
  for (let round = 0; round < 3; round += 1) {
    const { win } = await game.spin()
    balance += win - stake
    expect(await game.readBalance()).toBe(balance)
  }

  // A press that is meant to skip starts a round where that one has just ended, as it would for a person.
  const wins: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/rounds') && response.request().method() === 'POST')
      wins.push(response.json().then(({ round }: { round: { win: number } }) => round.win))
  })
  await expect(async () => {
    if (wins.length > 0) return
    await game.stage.press('Space')
    await expect(game.stage).not.toHaveAttribute('data-phase', 'idle', { timeout: 300 })
  }).toPass()
  await expect(async () => {
    const phase = await game.stage.getAttribute('data-phase')
    if (phase === 'cascading') await game.stage.press('Space')
    expect(wins.length > 0 && ['presenting', 'idle'].includes(phase ?? '')).toBe(true)
  }).toPass({ intervals: [50] })
  await game.waitUntilIdle()
  await expect
    .poll(async () => {
      const won = (await Promise.all(wins)).reduce((sum, win) => sum + win, 0)
      return (await game.readBalance()) - (balance - stake * wins.length + won)
    })
    .toBe(0)

  const fairness = await game.openPanel('Честность')
  await fairness.getByRole('button', { name: 'Сменить пару и открыть число' }).click()
  await expect(fairness).toContainText('Открытое серверное число')
  const history = await game.turnTo('Раунды')
  await expect(history.getByRole('listitem')).toHaveCount(3 + wins.length)
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
