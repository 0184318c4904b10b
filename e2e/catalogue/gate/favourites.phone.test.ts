import { phone } from '../../support/device.ts'
import { expect, test } from '../../support/site.ts'

test.use(phone)

test("a long press on a card opens its actions, and neither the game nor the browser's menu", async ({
  page,
}) => {
  await page.goto('/games/slots')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Neon Drive' }).first()
  // The code of the cards comes with the first touch; a heart answers without it.
  const heart = card.getByRole('checkbox', { name: 'В избранное: Neon Drive' })
  await heart.tap()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('["neon-drive"]')
  const { x, y } = (await card.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 30, y: y + 60 }],
  })
  const sheet = page.getByRole('dialog', { name: 'Neon Drive' })
  await expect(sheet.getByRole('link', { name: 'Играть в демо' })).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sheet.getByRole('button', { name: 'Убрать из избранного' }).tap()
  await sheet.getByRole('button', { name: 'Закрыть' }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/games\/slots/)
  await expect(heart).not.toBeChecked()
})
