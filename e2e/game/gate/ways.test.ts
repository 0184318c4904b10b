import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test('a guest plays ways for demo money: the balance is the server’s, so is the number of ways, and a round verifies [4.12]', async ({
  page,
}) => {
  const game = new Slot(page)
  await page.goto('/play/tall-order')
  await game.waitUntilIdle()
  await expect(game.frame.getByRole('img', { name: 'Шесть барабанов меняющейся высоты' })).toBeVisible()
  let balance = await game.readBalance()
  const stake = await game.readStake()
  await game.hurry()
  for (let round = 0; round < 3; round += 1) {
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/rounds') && response.request().method() === 'POST',
    )
    const { win } = await game.spin()
    balance += win - stake
    expect(await game.readBalance()).toBe(balance)
    const { round: played } = (await (await answered).json()) as {
      round: { outcome: { spins: { reels: unknown[][] }[] } }
    }
    const heights = played.outcome.spins.at(-1)!.reels.map(({ length }) => length)
    const ways = heights.reduce((product, height) => product * height, 1)
    const shown = await game.frame.locator('.ways-count b').innerText()
    expect(Number(shown.replaceAll(/\D/g, ''))).toBe(ways)
  }

  const fairness = await game.openPanel('Честность')
  await fairness.getByRole('button', { name: 'Сменить пару и открыть число' }).click()
  await expect(fairness).toContainText('Открытое серверное число')
  const history = await game.turnTo('Раунды')
  await expect(history.getByRole('listitem')).toHaveCount(3)
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
  await expect(verifier).toContainText('Всего путей')
})
