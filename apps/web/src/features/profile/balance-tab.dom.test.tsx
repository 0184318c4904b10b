import { listOperations } from '@yanta/contract'
import { balance, profile, selfExclusion } from '@yanta/contract/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import './profile.messages.json'
import { BalanceTab } from './balance-tab.tsx'

const snapshot = { ...balance, seq: {}, epoch: 'e1' }
const page = () => readText(document.body)

async function open(player: Parameters<typeof BalanceTab>[0]['player']) {
  const site = { player }
  const load = vi.fn(() => site)
  const view = await renderInSite(<BalanceTab player={player} />, { path: '/profile/balance', site, load })
  await settle()
  return { ...view, load }
}

test('operations that did not load are asked for again', async () => {
  platform.refuse(listOperations, 503, { code: 'temporarily_unavailable' })
  const { user } = await open({ profile, balance: snapshot })
  expect(page()).toContain('12,480.50')
  const held = platform.hold(listOperations)
  await user.click(button('Try again'))
  held.refuse(503, { code: 'temporarily_unavailable' })
  await waitFor(() => expect(button('Try again')).toBeTruthy())
  expect(platform.sent(listOperations)).toHaveLength(2)
})

test('a balance that did not load is asked for again [8.5]', async () => {
  const { user, load } = await open({ profile, balance: null })
  await user.click(button('Try again'))
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test.each([
  [null, ['/cashbox', '/cashbox?tab=payout', '/cashbox?tab=history']],
  // Another operator's platform may know neither self-exclusion nor breaks.
  [undefined as never, ['/cashbox', '/cashbox?tab=payout', '/cashbox?tab=history']],
  [selfExclusion, ['/cashbox?tab=payout', '/cashbox?tab=history']],
])('with self-exclusion %o the balance leads to %j', async (exclusion, ways) => {
  platform.refuse(listOperations, 503, { code: 'temporarily_unavailable' })
  const breakUntil = exclusion === undefined ? exclusion : null
  await open({ profile: { ...profile, selfExclusion: exclusion, breakUntil }, balance: snapshot })
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/cashbox')),
  ).toEqual(ways)
})
