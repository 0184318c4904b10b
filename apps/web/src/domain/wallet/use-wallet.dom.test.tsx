import { balance, profile } from '@yanta/contract/fixtures'
import type { BalanceSnapshot } from '@yanta/contract'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readText, renderInSite } from '../../testing/dom.tsx'
import { useShownBalance } from './use-wallet.ts'
import { dispatchToWallet, forgetWallet } from './wallet-store.ts'

const worth = (amount: number): BalanceSnapshot => ({ ...balance, balance: amount, seq: {}, epoch: 'e1' })

afterEach(() => act(forgetWallet))

function Shown({ rendered }: { rendered?: BalanceSnapshot }) {
  return <p>{useShownBalance(rendered)?.real ?? 'unknown'}</p>
}
const page = () => readText(document.body)
const openOn = (ofPage: BalanceSnapshot | null, rendered?: BalanceSnapshot) =>
  renderInSite(<Shown rendered={rendered} />, { site: { player: { profile, balance: ofPage } } })

test("the page's balance is shown until the wallet is there, and the wallet's from then on", async () => {
  await openOn(worth(100))
  expect(page()).toBe('100')
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: worth(200) }))
  expect(page()).toBe('200')
})

test('a balance that a screen was loaded with is newer than that of the page', async () => {
  await openOn(worth(100), worth(150))
  expect(page()).toBe('150')
})

test('without any balance there is none to show', async () => {
  await openOn(null)
  expect(page()).toBe('unknown')
})
