import {
  type CallResponse,
  type ChosenTournament,
  getChosenTournament,
  getTournament,
  joinTournament,
  tournamentJoinRefusals,
} from '@yanta/contract'
import { balance, tournament as fixture } from '@yanta/contract/fixtures'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { closeModal, modalStore } from '../../../dialogs/store.ts'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import { presentTournament } from '../../../domain/contest/tournament.ts'
import { rememberJoin, takeJoin } from '../../../domain/tournament/join-intent.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { dispatchToWallet, forgetWallet, walletStore } from '../../../domain/wallet/wallet-store.ts'
import { loadCatalogue } from '../../../i18n/catalogues.ts'
import { I18nProvider } from '../../../i18n/use-i18n.tsx'
import { button, field, fill, platform, readText, settle } from '../../../testing/dom.tsx'
import { card, openTournament as open, page, place, race } from '../testing/page-setup.tsx'
import { EntranceCard } from './entrance-card.tsx'

const none = { data: null, seq: {}, epoch: 'e1' }
const paid = { isPaid: true, compointMembershipPrice: 30_000, privacyType: { value: 4 as const } }
const other: ChosenTournament = {
  tournament: {
    ...fixture,
    id: '40',
    slug: 'dragon-watch',
    title: 'Dragon watch',
    finishedAt: '2026-12-01T12:00:00.000Z',
    isPaidSeat: false,
    isSeriesLeaderMember: false,
  },
  place,
  isCounted: null,
}
const joined: CallResponse<typeof joinTournament> = {
  tournament: { ...race, isMember: true, isChosen: true },
  compoint_balance: 204_000,
}
const window_ = (name: string) => readText(screen.getByRole('dialog', { name }))
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

/** Answers of the platform to one who has chosen `from`. */
function answer(from: ChosenTournament | null = null) {
  platform.answer(getChosenTournament, from ? { ...none, data: from } : none)
  platform.answer(joinTournament, joined)
}

afterEach(() => act(forgetWallet))

test('joining asks nothing where nothing is left behind, tells of it, and loads the page anew [4.31]', async () => {
  answer()
  const { user, load, data } = await open()
  data.tournament = presentTournament(joined.tournament)
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: balance }))
  await user.click(button('Join the tournament'))
  await settle()
  expect(platform.sent(joinTournament)).toMatchObject([{ params: { slug: 'neon-race' }, body: {} }])
  expect(load).toHaveBeenCalledOnce()
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['You’re in'])
  expect(walletStore.getState().wallet?.compoints).toBe(204_000)
})

test('a second press while the first is under way does nothing [4.55]', async () => {
  answer()
  const held = platform.hold(joinTournament)
  const { user } = await open()
  await user.click(button('Join the tournament'))
  await user.click(button('Join the tournament'))
  await settle()
  expect(platform.sent(joinTournament)).toHaveLength(1)
  held.answer(joined)
  await settle()
  expect(platform.sent(joinTournament)).toHaveLength(1)
})

test('a bought seat is confirmed with its price, the balance and what is left, and is final [4.37] [2.40]', async () => {
  answer()
  const { user } = await open(paid)
  await user.click(button(/^Buy a seat/))
  await settle()
  expect(window_('Buy a seat?')).toContain('Seat in the tournament300You have2,340Will be left2,040')
  expect(window_('Buy a seat?')).toContain('The purchase is final')
  expect(platform.sent(joinTournament)).toEqual([])
  await user.click(button('Buy a seat'))
  await settle()
  expect(platform.sent(joinTournament)[0]!.body).toEqual({ price: 30_000 })
})

test('a purchase that is not confirmed buys nothing [4.37]', async () => {
  answer()
  const { user } = await open(paid)
  await user.click(button(/^Buy a seat/))
  await settle()
  await user.click(button('Cancel'))
  await settle()
  expect(platform.sent(joinTournament)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a seat that is bought already is chosen again without paying', async () => {
  answer()
  const { user } = await open({ ...paid, isMember: true }, { own: place })
  await user.click(button('Play here'))
  await settle()
  expect(platform.sent(joinTournament)[0]!.body).toEqual({})
})

test('without enough compoints the window says how many are missing, before anything is asked [5.21] [8.21]', async () => {
  answer()
  const { user } = await open(paid, { compoints: 14_000 })
  await user.click(button(/^Buy a seat/))
  await settle()
  expect(window_('Not enough compoints')).toContain('You have 140Needed 300')
  expect(window_('Not enough compoints')).toContain('160 more')
  expect(window_('Not enough compoints')).toContain('of real-money bets on slots')
  expect(link('To the slots')).toBe('/games/slots')
  expect(platform.sent(joinTournament)).toEqual([])
})

test('switching is confirmed with both tournaments and the score that stops [4.36]', async () => {
  answer(other)
  const { user } = await open()
  await user.click(button('Join the tournament'))
  await settle()
  const words = window_('Switch tournaments?')
  expect(words).toContain('Dragon watchPlace 14Neon racefrom zero')
  expect(words).toContain('Your score in Dragon watch stops at 41,440')
  await user.click(button('Stay'))
  await settle()
  expect(platform.sent(joinTournament)).toEqual([])
  await user.click(button('Join the tournament'))
  await settle()
  await user.click(button('Switch'))
  await settle()
  expect(platform.sent(joinTournament)).toHaveLength(1)
})

test.each([
  ['isPaidSeat', 'Your seat is paid for', 'You bought a seat in Dragon watch'],
  ['isSeriesLeaderMember', 'You can’t switch', 'once the stage Dragon watch ends'],
])('%s holds the player, which is said with its end [4.36]', async (flag, title, text) => {
  answer({ ...other, tournament: { ...other.tournament, [flag]: true } })
  const { user } = await open()
  await user.click(button('Join the tournament'))
  await settle()
  expect(window_(title)).toContain(text)
  expect(window_(title)).toContain('01.12.26')
  await user.click(button('OK'))
  await settle()
  expect(platform.sent(joinTournament)).toEqual([])
})

test('a seat of one that has not begun is kept without leaving another, and this is told [4.33]', async () => {
  answer(other)
  platform.answer(joinTournament, {
    ...joined,
    tournament: { ...race, status: 'created', wantParticipate: true },
  })
  const { user } = await open({ status: 'created', startedAt: '2126-11-18T09:00:00.000Z' })
  await user.click(button('I want to take part'))
  await settle()
  expect(platform.sent(getChosenTournament)).toEqual([])
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['You’re signed up'])
})

const refusals: Record<
  Exclude<(typeof tournamentJoinRefusals)[number], 'insufficient_compoint_balance'>,
  [string, string]
> = {
  max_member_limit_reached: ['The last seat is taken', 'Other tournaments'],
  tournament_series_member: ['You can’t switch', 'OK'],
  tournament_paid_seat: ['Your seat is paid for', 'OK'],
  tournament_price_changed: ['The price has changed', 'See the new price'],
  tournament_is_over: ['The tournament is over', 'Other tournaments'],
  tournament_series_closed: ['It’s too late to join', 'Other tournaments'],
  disqualified: ['You’ve been disqualified', 'Write to support'],
  partner_code_required: ['A partner code is needed', 'See what it takes'],
  level_required: ['A higher level is needed', 'About levels'],
  invitation_required: ['An invitation is needed', 'See what it takes'],
  promotion_required: ['The promotion comes first', 'To the promotion'],
  deposit_required: ['Not enough deposits', 'Deposit'],
}
test.each(Object.entries(refusals).map(([code, [title, way]]) => [code, title, way] as const))(
  'the refusal %s opens a window "%s" with a way out, and the page is loaded anew [8.19-8.20]',
  async (code, title, way) => {
    answer()
    platform.refuse(joinTournament, 409, { code })
    const { user, load } = await open()
    await user.click(button('Join the tournament'))
    await settle()
    expect(window_(title).length).toBeGreaterThan(title.length + way.length + 20)
    expect(
      screen.queryByRole('button', { name: way }) ?? screen.queryByRole('link', { name: way }),
    ).toBeTruthy()
    expect(load).toHaveBeenCalled()
    expect(toastStore.getState().waiting).toEqual([])
  },
)

test('the window of a condition names it [5.24]', async () => {
  answer()
  platform.refuse(joinTournament, 403, { code: 'promotion_required' })
  const { user } = await open({
    entrance: [{ kind: 'promotion', slug: 'winter-lab', title: 'Winter lab', joinedAt: null, isMet: true }],
  })
  await user.click(button('Join the tournament'))
  await settle()
  expect(window_('The promotion comes first')).toContain('open to those in Winter lab')
  expect(screen.getAllByRole('link', { name: 'To the promotion' }).at(-1)!.getAttribute('href')).toBe(
    '/promo/winter-lab',
  )
})

test('the platform knows best how many compoints there are [5.21]', async () => {
  answer()
  platform.refuse(joinTournament, 402, { code: 'insufficient_compoint_balance' })
  const { user } = await open(paid)
  await user.click(button(/^Buy a seat/))
  await settle()
  await user.click(button('Buy a seat'))
  await settle()
  expect(window_('Not enough compoints')).toBeTruthy()
})

test('a changed price is confirmed anew before it is paid [4.37]', async () => {
  answer()
  platform.refuse(joinTournament, 409, { code: 'tournament_price_changed' })
  platform.answer(getTournament, { ...race, ...paid, compointMembershipPrice: 50_000 })
  const { user } = await open(paid)
  await user.click(button(/^Buy a seat/))
  await settle()
  await user.click(button('Buy a seat'))
  await settle()
  platform.answer(joinTournament, joined)
  await user.click(button('See the new price'))
  await settle()
  expect(window_('Buy a seat?')).toContain('Seat in the tournament500')
  await user.click(button('Buy a seat'))
  await settle()
  expect(platform.sent(joinTournament).map(({ body }) => body)).toEqual([
    { price: 30_000 },
    { price: 50_000 },
  ])
})

test('without a network nothing is lost: the error is said, and the button is free again', async () => {
  answer()
  platform.silence(joinTournament)
  const { user } = await open()
  await user.click(button('Join the tournament'))
  await settle()
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'alert', props: { code: 'temporarily_unavailable' } },
  ])
  await act(async () => closeModal('alert'))
  await settle()
  expect(button('Join the tournament').getAttribute('aria-busy')).toBeNull()
  platform.answer(joinTournament, joined)
  await user.click(button('Join the tournament'))
  await settle()
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['You’re in'])
})

test('a guest who joins is sent to registration, and comes back to the same join [4.35] [6.5]', async () => {
  const { user, address, popup } = await open({}, { isGuest: true })
  await user.click(button('Join the tournament'))
  await settle()
  expect(address()).toBe('/tournaments/neon-race')
  expect(popup()).toBe(`/registration?redirect=${encodeURIComponent('/tournaments/neon-race?join=1')}`)
  expect(platform.sent(joinTournament)).toEqual([])
  expect(takeJoin('neon-race', Date.now())).toBe(true)
})

test('who comes back with an account goes on with the join, once [4.35]', async () => {
  answer()
  rememberJoin('neon-race', Date.now())
  const { unmount } = await open({}, { path: '/tournaments/neon-race?join=1&invitation=abc' })
  await settle()
  expect(platform.sent(joinTournament).map(({ body }) => body)).toEqual([{ invitation: 'abc' }])
  unmount()
  await open({}, { path: '/tournaments/neon-race?join=1&invitation=abc' })
  await settle()
  expect(platform.sent(joinTournament)).toHaveLength(1)
})

test('a link of somebody else joins nothing, nor does the own one before there is an account [4.35]', async () => {
  answer()
  const { unmount } = await open({}, { path: '/tournaments/neon-race?join=1' })
  unmount()
  rememberJoin('neon-race', Date.now())
  await open({}, { path: '/tournaments/neon-race?join=1', isGuest: true })
  await settle()
  expect(platform.sent(joinTournament)).toEqual([])
  expect(takeJoin('neon-race', Date.now())).toBe(true)
})

const image = '/art/levels/level-3.0b6d18e2.svg'
test('the conditions of entry say what holds, what is missing, and how to get it [5.24]', async () => {
  await open({
    entrance: [
      { kind: 'level', level: 3, name: 'Breeze', image, own: 'Sail', isMet: true },
      { kind: 'promotion', slug: 'winter-lab', title: 'Winter lab', joinedAt: null, isMet: false },
      { kind: 'deposit', amount: 500_000, deposited: 320_000, isMet: false },
    ],
  })
  const words = readText(card('What it takes to join'))
  expect(words).toContain('1 of 3')
  expect(words).toContain('Done: Level Breeze or higherYou’re at Sail')
  expect(words).toContain('Deposits of 5,000 ₽ within a week3,200 ₽ of 5,000 ₽')
  expect(screen.getByRole('progressbar', { name: /^Deposits of/ }).getAttribute('aria-valuenow')).toBe('64')
  expect(link('Deposit')).toBe('/cashbox')
  expect(link('To the promotion')).toBe('/promo/winter-lab')
  expect(button('Join the tournament').disabled).toBe(true)
})

test('whose account is closed for play is led to no deposit by a tournament', async () => {
  answer()
  await open(
    { entrance: [{ kind: 'deposit', amount: 500_000, deposited: 320_000, isMet: false }] },
    { isExcluded: true },
  )
  expect(readText(card('What it takes to join'))).toContain('3,200 ₽ of 5,000 ₽')
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

test('nor by the window of its refusal', async () => {
  answer()
  platform.refuse(joinTournament, 403, { code: 'deposit_required' })
  const { user } = await open({}, { isExcluded: true })
  await user.click(button('Join the tournament'))
  await settle()
  expect(window_('Not enough deposits')).toContain('OK')
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
})

test('a code is typed on the page and sent with the join, also by Enter [5.24]', async () => {
  answer()
  const { user } = await open({ entrance: [{ kind: 'partnerCode', isMet: null }] })
  expect(button('Join the tournament').disabled).toBe(true)
  fill('Partner code', 'p104p22p')
  await user.type(screen.getByLabelText('Partner code'), '{Enter}')
  await settle()
  expect(platform.sent(joinTournament)[0]!.body).toEqual({ partnerCode: 'p104p22p' })
})

test('an invitation from a link is filled in [5.24]', async () => {
  await open(
    { entrance: [{ kind: 'invitation', isMet: null }] },
    { path: '/tournaments/neon-race?invitation=xyz' },
  )
  expect(screen.getByLabelText<HTMLInputElement>('Invitation code').value).toBe('xyz')
  expect(page()).toContain('The code works once')
})

test("a guest who follows a link with a code joins by it: the document, which all guests share, doesn't have it [4.35] [5.24]", async () => {
  await loadCatalogue('en')
  const entrance = [{ kind: 'partnerCode' as const, isMet: null }]
  const run = vi.fn()
  const join = { run, isBusy: false } as unknown as JoinAction
  const Card = () => <EntranceCard tournament={presentTournament({ ...race, entrance })} join={join} />
  const Site = createRoutesStub([
    { id: 'root', Component: Outlet, loader: () => ({}), children: [{ path: '*', Component: Card }] },
  ])
  const draw = (path: string) => (
    <I18nProvider locale="en">
      <Site initialEntries={[path]} hydrationData={{ loaderData: { root: { player: null } } }} />
    </I18nProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(draw('/tournaments/neon-race'))
  render(draw('/tournaments/neon-race?partnerCode=stream'), { container, hydrate: true })
  expect(field('Partner code').value).toBe('stream')
  await userEvent.click(button('Join the tournament'))
  expect(run.mock.calls[0]![1]).toEqual({ partnerCode: 'stream' })
})

test('a guest is asked for no condition before there is an account [4.35] [5.24]', async () => {
  const { user, popup } = await open(
    { entrance: [{ kind: 'level', level: 3, name: 'Breeze', image, own: null, isMet: null }] },
    { isGuest: true },
  )
  await user.click(button('Join the tournament'))
  await settle()
  expect(popup()).toMatch(/^\/registration/)
})
