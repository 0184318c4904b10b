// Rounds of steps, played as mines: the effect of each step, and the refusals that move no money.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { findWin, replayDeal, type MinesPlay } from '@yanta/game-rules/mines'
import { RoundAnswer, RoundList, RoundProof } from '../api.ts'
import { cashOut, open, playMines } from '../testing/mines.ts'
import { codeOf, roundOf, provideForFile } from '../testing/provider.ts'

const provider = await provideForFile()
const { openPage, start, take, stored, fieldOf, roundingOf, safeCells, moneyCalls, begin } =
  playMines(provider)

describe('a round of steps', () => {
  test('takes the stake at the start, pays at the cash-out, and reveals no mine before', async () => {
    const page = await openPage()
    const response = await start(page)
    const { round } = v.parse(RoundAnswer, response.json())
    expect(round).toMatchObject({
      win: 0,
      balanceAfterBet: 998_000,
      balance: 998_000,
      outcome: { engine: 'mines', mines: 5, field: null, opened: [], end: null },
    })
    expect(page.run.balance).toBe(998_000)
    const [first, second] = await safeCells(round.id)
    expect(roundOf(await take(page, round, 0, open(first))).outcome).toMatchObject({
      opened: [first],
      field: null,
      end: null,
    })
    expect(roundOf(await take(page, round, 1, open(second))).outcome).toMatchObject({
      opened: [first, second],
      field: null,
      end: null,
    })
    expect(moneyCalls()).toEqual([
      ['authenticate', undefined],
      ['bet', 2000],
    ])
    const win = findWin(2000, 5, 2, await roundingOf(round.id))
    const ended = roundOf(await take(page, round, 2, cashOut))
    expect(ended).toMatchObject({
      win,
      balance: 998_000 + win,
      outcome: { end: 'cash_out', win, field: await fieldOf(round.id) },
    })
    expect(moneyCalls().at(-1)).toEqual(['win', win])
    expect(page.run.balance).toBe(998_000 + win)
  })

  test('ends at a mine with nothing, shows the field, and closes the round at the wallet', async () => {
    const { page, round, field } = await begin()
    const ended = roundOf(await take(page, round, 0, open(field[0])))
    expect(ended).toMatchObject({
      win: 0,
      balance: 998_000,
      outcome: { end: 'mine', field, opened: [field[0]] },
    })
    expect(moneyCalls().at(-1)).toEqual(['win', 0])
    expect(await stored(round.id)).toMatchObject({ status: 'settled' })
  })

  test('pays by itself when all safe cells are open', async () => {
    const page = await openPage()
    const round = roundOf(await start(page, { choice: { mines: 23 } }))
    const [one, other] = await safeCells(round.id)
    expect(roundOf(await take(page, round, 0, open(one))).outcome).toMatchObject({ end: null })
    expect(roundOf(await take(page, round, 1, open(other)))).toMatchObject({
      win: findWin(2000, 23, 2, null),
      outcome: { end: 'cleared' },
    })
  })

  test('has its field from the seeds before the first step, and the revealed seed proves it', async () => {
    const { page, round, field } = await begin()
    await take(page, round, 0, open(field[2]))
    await page.send('POST', '/api/seeds', { clientSeed: 'another' })
    const { proof, state } = v.parse(RoundProof, (await page.send('GET', `/api/rounds/${round.id}`)).json())
    expect([state, proof.engine, proof.choice]).toEqual(['revealed', 'mines', { mines: 5 }])
    expect(
      replayDeal({ serverSeed: proof.serverSeed!, clientSeed: proof.clientSeed, nonce: proof.nonce }, 5),
    ).toEqual({ field, rounding: await roundingOf(round.id) })
  })

  test('that began before rounding was drawn continues by its own rules and is rounded down', async () => {
    const { page, round, safe } = await begin()
    const { rounding, ...outcome } = (await stored(round.id)).outcome as MinesPlay
    expect(rounding).not.toBeNull()
    await provider.db
      .updateTable('rounds')
      .set({ outcome: JSON.stringify({ ...outcome, profile: 'classic' }), profile: 'classic' })
      .where('id', '=', round.id)
      .execute()
    for (const [number, cell] of safe.slice(0, 7).entries()) await take(page, round, number, open(cell))
    const ended = roundOf(await take(page, round, 7, cashOut))
    expect(ended).toMatchObject({
      win: 12_029,
      outcome: { profile: 'classic', rounding: null },
    })
    const { proof } = v.parse(RoundProof, (await page.send('GET', `/api/rounds/${round.id}`)).json())
    expect(proof.profile).toBe('classic')
  })

  test('has a secret seed until it is over', async () => {
    const { page, round, safe } = await begin()
    expect(codeOf(await page.send('POST', '/api/seeds', { clientSeed: 'too-early' }))).toBe(
      'temporarily_unavailable',
    )
    await take(page, round, 0, open(safe[0]))
    await take(page, round, 1, cashOut)
    expect((await page.send('POST', '/api/seeds', { clientSeed: 'in-time' })).statusCode).toBe(200)
  })

  test('is listed in the history once it is over', async () => {
    const { page, round, safe } = await begin()
    expect((await page.send('GET', '/api/rounds')).json<RoundList>().items).toEqual([])
    await take(page, round, 0, open(safe[0]))
    await take(page, round, 1, cashOut)
    const { items } = v.parse(RoundList, (await page.send('GET', '/api/rounds')).json())
    expect(items).toMatchObject([
      {
        id: round.id,
        win: findWin(2000, 5, 1, null),
        summary: { engine: 'mines', mines: 5, opened: 1, end: 'cash_out' },
      },
    ])
  })
})

describe('refused without moving money', () => {
  test.each([
    ['a stake outside the list', { stake: 2020 }, 'stake'],
    ['a fraction', { stake: 12.5 }, 'stake'],
    ['text', { stake: '2000' }, 'stake'],
    ['no mines', { choice: { mines: 0 } }, 'choice'],
    ['25 mines', { choice: { mines: 25 } }, 'choice'],
    ['half a mine', { choice: { mines: 2.5 } }, 'choice'],
    ['mines as text', { choice: { mines: '5' } }, 'choice'],
    ["a field of one's own", { choice: { mines: 5, field: [0] } }, 'choice'],
    ['no choice', { choice: undefined }, 'choice'],
  ])('%s', async (_, changes, field) => {
    const page = await openPage()
    const response = await start(page, changes)
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errors: [{ code: 'invalid_request', field }] },
    ])
    expect([page.run.balance, moneyCalls().length]).toEqual([1_000_000, 1])
  })

  test('a second round while one is open, from this page or another', async () => {
    const { page, round } = await begin()
    const other = await provider.enter(page.token)
    for (const each of [page, other]) expect(codeOf(await start(each))).toBe('round_open')
    const both = await Promise.all([start(page), start(other)])
    expect(both.map(codeOf)).toEqual(['round_open', 'round_open'])
    expect(page.run.balance).toBe(998_000)
    expect(await stored(round.id)).toMatchObject({ status: 'open' })
  })

  test('two first rounds at once: one begins', async () => {
    const page = await openPage()
    const other = await provider.enter(page.token)
    const codes = (await Promise.all([start(page), start(other), start(page), start(other)])).map(
      (response) => codeOf(response) ?? 'begun',
    )
    expect(codes.sort()).toEqual(['begun', 'round_open', 'round_open', 'round_open'])
    expect(page.run.balance).toBe(998_000)
  })

  test.each<[string, (safe: number[]) => [number, unknown], string]>([
    ['a step before its turn', (safe) => [2, open(safe[1])], 'step_out_of_turn'],
    ['a step that was taken', (safe) => [0, open(safe[1])], 'step_out_of_turn'],
    ['an opened cell', (safe) => [1, open(safe[0])], 'step_not_allowed'],
    ['a cell beyond the field', () => [1, open(25)], 'invalid_request'],
    ['a negative cell', () => [1, open(-1)], 'invalid_request'],
    ['half a cell', () => [1, open(1.5)], 'invalid_request'],
    ['a cell as text', () => [1, open('3')], 'invalid_request'],
    ['an unknown step', () => [1, { kind: 'peek' }], 'invalid_request'],
    ['a cash-out with an amount', () => [1, { kind: 'cash_out', amount: 1_000_000 }], 'invalid_request'],
    ['a negative number', (safe) => [-1, open(safe[1])], 'invalid_request'],
    ['half a number', (safe) => [0.5, open(safe[1])], 'invalid_request'],
    ['a number beyond all', (safe) => [1e9, open(safe[1])], 'step_out_of_turn'],
    ['a number beyond whole ones', (safe) => [1e308, open(safe[1])], 'invalid_request'],
    ['a cell of a billion', () => [1, open(1e9)], 'invalid_request'],
  ])('%s', async (_, build, code) => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    expect(codeOf(await take(page, round, ...build(safe)))).toBe(code)
    expect(((await stored(round.id)).outcome as MinesPlay).opened).toEqual([safe[0]])
    expect([page.run.balance, moneyCalls().length]).toEqual([998_000, 2])
  })

  test('a cash-out before the first cell', async () => {
    const { page, round } = await begin()
    expect(codeOf(await take(page, round, 0, cashOut))).toBe('step_not_allowed')
    expect(page.run.balance).toBe(998_000)
  })

  test('a step after the end', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    const { balance } = roundOf(await take(page, round, 1, cashOut))
    for (const step of [cashOut, open(safe[1])])
      expect(codeOf(await take(page, round, 2, step))).toBe('round_closed')
    expect(page.run.balance).toBe(balance)
  })

  test("another player's round, a round of another game, and an unknown round", async () => {
    const { round, safe } = await begin()
    const stranger = await openPage()
    const elsewhere = await provider.open()
    const spun = roundOf(await elsewhere.play('spun-before'))
    for (const [page, id] of [
      [stranger, round.id],
      [elsewhere, round.id],
      [stranger, 'never-was'],
      [elsewhere, spun.id],
    ] as const) {
      expect(codeOf(await take(page, { ...round, id }, 0, open(safe[0])))).toBe('round_not_found')
    }
    expect(await stored(round.id)).toMatchObject({ status: 'open', outcome: { opened: [] } })
  })

  test('without a session', async () => {
    const { round } = await begin()
    const response = await provider.app.inject({
      method: 'POST',
      url: `/api/rounds/${round.id}/steps`,
      payload: { number: 0, step: cashOut, requestId: 'nobody-asks' },
    })
    expect(codeOf(response)).toBe('unauthorized')
  })

  test('in a session that has expired', async () => {
    const { page, round, safe } = await begin()
    await provider.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('wallet_session_id', '=', page.token)
      .execute()
    await provider.restart()
    expect(codeOf(await take(page, round, 0, open(safe[0])))).toBe('unauthorized')
    expect(await stored(round.id)).toMatchObject({ status: 'open', outcome: { opened: [] } })
  })

  test.each([
    'insufficient_funds',
    'taking_a_break',
    'session_expired',
    'session_deactivated',
    'game_disabled',
  ] as const)('a bet the wallet refuses: %s', async (code) => {
    const page = await openPage()
    provider.wallet.mishaps.push({ refuses: code })
    expect(codeOf(await start(page, { requestId: `no-bet-${code}` }))).toBe(code)
    expect(codeOf(await start(page, { requestId: `no-bet-${code}` }))).toBe(code)
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })
})
