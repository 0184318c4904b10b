import { getPromoWidget, prizePoolChanged, promotionRoom } from '@yanta/contract'
import { promoWidget } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openModal } from '../../dialogs/store.ts'
import { pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { LiveFund } from './live-fund.tsx'

const line = connectLine(null, {})
const tip = () => screen.queryByRole('tooltip')
const page = () => readText(document.querySelector('#fund')!)

beforeEach(() => {
  platform.answer(getPromoWidget, {
    data: { ...promoWidget, prizePoolCounter: { id: '12', prizePool: 48_123_600_000 } },
  })
})

async function open() {
  stopTime()
  const site = await renderInSite(
    <span id="fund">
      <LiveFund widget={promoWidget} />
    </span>,
  )
  await settle()
  return site
}

test('the fund of the promo widget is that of this moment, and grows while the page is open [7.46] [7.86] [9.27]', async () => {
  await open()
  expect(page()).toContain('4,812,360 ₽')
  await line.publish(promotionRoom('12'), prizePoolChanged, { id: '12', prizePool: 48_123_700_000 })
  await pass(250)
  expect(page()).toContain('4,812,370 ₽')
})

test('the tip of the widget comes once in 1440 minutes, and goes after a while [9.3]', async () => {
  const first = await open()
  expect(tip()?.textContent).toContain('1% of it goes here')
  await pass(10_500)
  expect(tip()).toBeNull()
  first.unmount()
  const again = await open()
  expect(tip()).toBeNull()
  again.unmount()
  stopTime('2026-11-21T12:00:30.000Z')
  await renderInSite(<LiveFund widget={promoWidget} />)
  await settle()
  expect(tip()).not.toBeNull()
})

test('beneath a dialog there is no tip, which would take its Escape', async () => {
  await open()
  act(() => openModal('support'))
  expect(tip()).toBeNull()
})

test('without a fund that grows the widget stays as it is, without a tip', async () => {
  platform.answer(getPromoWidget, { data: promoWidget })
  await open()
  expect(page()).toBe('5 000 000 ₽')
  expect(tip()).toBeNull()
})
