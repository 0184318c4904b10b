// The site as seen by visitors whose region is closed to play.
import {
  balance,
  banner,
  category,
  gameListItem,
  producer,
  profile,
  serverData,
} from '@yanta/contract/fixtures'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'
import Root from '../root.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { loadPackedLobby } from './load-lobby.ts'
import Main from './main.tsx'

const player = { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }

/** The whole lobby with its frame. */
async function render(isRegionBlocked: boolean, isPlayer: boolean): Promise<string> {
  await loadCatalogue('ru')
  const site = {
    locale: 'ru',
    serverData: { ...serverData, isRegionBlocked, isUnderReconstruction: false },
    categories: [category],
    producers: [producer],
    footer: [],
    player: isPlayer ? player : null,
    isPlayerUnknown: false,
    hasSession: isPlayer,
    isSessionRejected: false,
  }
  const call = answerCalls({
    listBanners: { items: [banner, { ...banner, id: 'terms', url: '/promo/bonus', buttonText: 'Условия' }] },
    getOwnLobby: { recent: [gameListItem], favourites: [], order: [] },
  })
  const lobby = await loadPackedLobby(call, { hasSession: isPlayer })
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      loader: () => site,
      children: [{ id: 'screen', path: '*', Component: Main, loader: () => lobby }],
    },
  ])
  return renderToString(
    <I18nProvider locale="ru">
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site, screen: lobby } }} />
    </I18nProvider>,
  )
}
const offers = (html: string) => html.match(/<a [^>]*href="\/(play|login|registration|remind)[^"]*"/g) ?? []

test.each([
  ['a guest', false],
  ['a player', true],
])(
  'in a blocked region %s is offered neither play nor a way in, only to be turned away by it',
  async (_, isPlayer) => {
    expect(offers(await render(false, isPlayer)).length).toBeGreaterThan(2)
    const closed = await render(true, isPlayer)
    expect(offers(closed)).toEqual([])
    expect(closed).toContain('href="/promo/bonus"')
    expect(closed.includes('href="/cashbox"')).toBe(isPlayer)
    expect(closed.includes('href="/compoints"')).toBe(isPlayer)
  },
)
