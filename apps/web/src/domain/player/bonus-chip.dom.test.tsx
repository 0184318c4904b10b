import { balance, profile } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInSite } from '../../testing/dom.tsx'
import { dispatchToWallet, forgetWallet } from '../wallet/wallet-store.ts'
import { BonusChip } from './bonus-chip.tsx'

const snapshot = { ...balance, wagering: { done: 1_250_000, needed: 2_500_000 }, seq: {}, epoch: 'e1' }
const change = {
  id: '12',
  currency: 'RUB',
  wagering: { done: 2_000_000, needed: 2_500_000 },
  converted: 0,
} as const
const bar = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null

afterEach(() => act(forgetWallet))

test('the chip moves with play, leads to the bonus, and goes with it', async () => {
  await renderInSite(<BonusChip />, { site: { player: { profile, balance: snapshot } } })
  expect(bar()).toBe('50')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/gifts?tab=active')
  act(() => dispatchToWallet({ type: 'snapshot', snapshot }))
  act(() => dispatchToWallet({ type: 'bonusChanged', change: { ...change, change: 'progress' } }))
  expect(bar()).toBe('80')
  act(() => dispatchToWallet({ type: 'bonusChanged', change: { ...change, change: 'completed' } }))
  expect(bar()).toBeNull()
})
