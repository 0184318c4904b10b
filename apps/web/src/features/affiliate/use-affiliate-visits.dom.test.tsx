import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderInSite } from '../../testing/dom.tsx'
import { useAffiliateVisits } from './use-affiliate-visits.ts'

function Screen() {
  useAffiliateVisits(null)
  return <Link to="/promo?refcode=p9p9pNEW0">another landing</Link>
}

test('a code on any screen is stored also while marketing is off, and the last code wins [5.15]', async () => {
  const { user } = await renderInSite(<Screen />, { path: '/games/slots?refcode=p1p2pOLD0&subid=spring' })
  expect(document.cookie).toContain('refcode=p1p2pOLD0:spring')
  await user.click(screen.getByText('another landing'))
  await waitFor(() => expect(document.cookie).toContain('refcode=p9p9pNEW0'))
  expect(document.cookie).not.toContain('spring')
})
