import { getHighFiveStatistics, listParticipants } from '@yanta/contract'
import { participant, promotion, userPromotionData } from '@yanta/contract/fixtures'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, Outlet, createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'
import { platform } from '../testing/dom.tsx'
import PromotionRoute from './promotion.tsx'

beforeAll(() => loadCatalogue('en'))

const own = { ...userPromotionData, seq: {}, epoch: 'e1' }
const titles: Record<string, string> = { '1': 'First lottery', '2': 'Second lottery' }

function load(slug = '') {
  const found = { ...promotion, id: slug, slug, title: titles[slug], template: 'template1', type: 'lottery' }
  return { promotion: found, own: { ...own, id: slug }, others: [] }
}

test('the page of another promotion begins anew: what was searched for in the table before is not searched for in it', async () => {
  platform.answer(listParticipants, { items: [participant], totalItems: 1, own: null, fived: [] })
  platform.refuse(getHighFiveStatistics, 403, { code: 'user_not_participate' })
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => ({}),
      Component: () => (
        <>
          <Link to="/promo/2">Next</Link>
          <Outlet />
        </>
      ),
      children: [
        {
          id: 'promo',
          path: '/promo/:slug',
          loader: ({ params: { slug } }) => load(slug),
          Component: PromotionRoute,
        },
      ],
    },
  ])
  render(
    <I18nProvider locale="en">
      <Stub initialEntries={['/promo/1']} hydrationData={{ loaderData: { root: {}, promo: load('1') } }} />
    </I18nProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'First lottery' })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vera' } })
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Second lottery' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  await waitFor(() => expect(platform.sent(listParticipants).at(-1)!.params).toEqual({ promoId: '2' }))
  expect(platform.sent(listParticipants).at(-1)!.query.get('q')).toBeNull()
})
