import { profile } from '@yanta/contract/fixtures'
import { render, screen } from '@testing-library/react'
import { Outlet, createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import '../testing/dom.tsx'
import { loader as notFound } from './not-found.tsx'
import { findSiteStatus, loadSite } from './load-site.ts'
import type { SiteData } from '../site/site-data.ts'
import { useHiddenPlayer, hidePlayer } from './hidden-player.ts'

test('the document of a missing page contains no player, who is loaded after hydration', async () => {
  const withheld = hidePlayer(await loadSite(answerCalls(), 'en', false))
  expect(JSON.stringify(withheld)).not.toContain(profile.nick_name)
  expect(withheld).toMatchObject({ player: null, isPlayerUnknown: true, hasSession: true })
  expect(findSiteStatus(withheld)).toBe(200)

  function Frame() {
    const site = useLoaderData<SiteData>()
    useHiddenPlayer(site)
    return (
      <>
        <p>{site.player?.profile.nick_name ?? 'nobody'}</p>
        <Outlet />
      </>
    )
  }
  let loaded = 0
  const loader = () => {
    loaded += 1
    return loadSite(answerCalls(), 'en', true)
  }
  const screens = {
    id: 'screens',
    Component: Outlet,
    ErrorBoundary: () => <h1>missing</h1>,
    children: [{ id: 'missing', path: '*', loader: notFound, Component: () => null }],
  }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Frame, loader, children: [screens] }])
  const errors = { screens: { status: 404, statusText: '', internal: false, data: null } }
  render(<Stub initialEntries={['/missing']} hydrationData={{ loaderData: { root: withheld }, errors }} />)
  expect(screen.getByText('nobody')).toBeTruthy()
  expect(await screen.findByText(profile.nick_name)).toBeTruthy()
  expect(screen.getByRole('heading').textContent).toBe('missing')
  expect(loaded).toBe(1)
})
