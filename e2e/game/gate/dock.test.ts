// The minimised game in its corner: out of the stage, into another corner, and back.
import { expect, test } from '../../support/site.ts'
import { minimize } from '../dock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the dock shrinks out of the stage in 320 ms, follows a drag, snaps to the nearest corner in 200, and grows back [2.28]', async ({
  page,
}) => {
  const { dock, readMoves } = await minimize(page)
  await expect.poll(readMoves).toEqual([{ element: 'ASIDE', duration: 320 }])
  await expect.poll(() => dock.evaluate((element) => element.getAnimations().length)).toBe(0)
  const before = (await dock.boundingBox())!
  await page.mouse.move(before.x + 60, before.y + 30)
  await page.mouse.down()
  await page.mouse.move(before.x + 55, before.y + 25)
  expect(await dock.boundingBox()).toEqual(before)
  // In one movement, after which the card is not under the pointer.
  await page.mouse.move(before.x - 540, before.y - 270)
  await expect.poll(() => dock.boundingBox()).toMatchObject({ x: before.x - 600, y: before.y - 300 })
  await page.mouse.up()
  await expect(dock).toHaveAttribute('data-corner', 'top-left')
  await expect.poll(readMoves).toEqual([{ element: 'ASIDE', duration: 200 }])
  await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).click()
  await expect(page).toHaveURL(/\/play\/neon-drive/)
  await expect.poll(readMoves).toEqual([{ element: 'SECTION', duration: 320 }])
})
