import { serverData } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { saveConsent } from '../../site/consent.ts'
import { renderInSite } from '../../testing/dom.tsx'
import { useAffiliateVisits } from './use-affiliate-visits.ts'

const withMarketing = {
  ...serverData,
  marketing: { trackingUrl: 'https://tracking.example/visit', project: 'yanta' },
}

function Screen({ data = null }: { data?: typeof withMarketing | null }) {
  useAffiliateVisits(data)
  return <Link to="/promo?refcode=p9p9pNEW0">another landing</Link>
}

test('a code on any screen is stored also while marketing is off, and the last code wins [5.15]', async () => {
  const { user } = await renderInSite(<Screen />, { path: '/games/slots?refcode=p1p2pOLD0&subid=spring' })
  expect(document.cookie).toContain('refcode=p1p2pOLD0:spring')
  await user.click(screen.getByText('another landing'))
  await waitFor(() => expect(document.cookie).toContain('refcode=p9p9pNEW0'))
  expect(document.cookie).not.toContain('spring')
})

test('the network is contacted only between consent and its withdrawal, while the code is stored without [7.84] [5.15]', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', asked)
  const { user } = await renderInSite(<Screen data={withMarketing} />, { path: '/?refcode=p1p2pOLD0' })
  expect(document.cookie).toContain('refcode=p1p2pOLD0')
  act(() => saveConsent({ marketing: false }))
  expect(asked).not.toHaveBeenCalled()
  act(() => saveConsent({ marketing: true }))
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    'https://tracking.example/visit?project=yanta&refcode=p1p2pOLD0',
  ])
  act(() => saveConsent({ marketing: false }))
  await user.click(screen.getByText('another landing'))
  await waitFor(() => expect(document.cookie).toContain('refcode=p9p9pNEW0'))
  expect(asked).toHaveBeenCalledOnce()
})
