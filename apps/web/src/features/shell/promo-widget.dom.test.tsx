import type { PromoWidget } from '@yanta/contract'
import { balance, promoWidget, profile, rewardsSummary } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setWelcomeLeft } from '../../domain/gift/welcome-left.ts'
import { readText, renderInSite } from '../../testing/dom.tsx'
import { Rail } from './rail.tsx'

const newcomers: PromoWidget = {
  ...promoWidget,
  title: 'Welcome bonus',
  fund: 'Up to 300,000 ₽',
  isForNewcomers: true,
}
const page = () => readText(document.body)

afterEach(() => act(() => setWelcomeLeft(undefined)))

function open(player: { welcomeLeft: number | null } | null, widget = newcomers) {
  const ofPlayer = player && {
    profile,
    balance: { ...balance, seq: {}, epoch: 'e1', currency: 'EUR' as const },
    rewards: { ...rewardsSummary, ...player },
  }
  const rail = (
    <Rail links={[]} places={[]} current="/" verifierUrl="/verify" promo={widget} onSupport={() => {}} />
  )
  return renderInSite(rail, { site: { player: ofPlayer, hasSession: player !== null } })
}

test('the promo widget of newcomers promises a guest what the editors wrote', async () => {
  await open(null)
  expect(page()).toContain('Welcome bonusUp to 300,000 ₽')
})

test('a player is promised what their own welcome bonus still adds, in their currency, and nothing once that is used up', async () => {
  await open({ welcomeLeft: 295_000 })
  expect(page()).toContain('Welcome bonusUp to €2,950')
  act(() => setWelcomeLeft(null))
  expect(page()).not.toContain('Welcome bonus')
  expect(page()).toContain('Sealed before the spin')
})

test('a player without a welcome bonus still sees the widget of any other promotion', async () => {
  await open({ welcomeLeft: null })
  expect(page()).not.toContain('Welcome bonus')
  await open({ welcomeLeft: null }, promoWidget)
  expect(page()).toContain(promoWidget.title)
})
