// Rounds of steps, played as mines: the server with its database, and a wallet that misbehaves as told.
import * as v from 'valibot'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findWin, replayField, type MinesPlay } from '@yanta/game-rules/mines'
import { OpenAnswer, RoundAnswer, RoundList, RoundProof, type Round } from '../api.ts'
import { codeOf, roundOf, startProvider } from '../testing/provider.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof startProvider>>['open']>>
let provider: Awaited<ReturnType<typeof startProvider>>
let requests = 0
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.wallet.calls.length = 0
  provider.wallet.mishaps.length = 0
  provider.wallet.onSettle(undefined)
})

const openPage = (changes: Parameters<typeof provider.open>[0] = {}) => provider.open({ gameSlug: 'deep-mines', ...changes })
const start = (page: Page, changes: { stake?: unknown; choice?: unknown; requestId?: string } = {}) =>
  page.send('POST', '/api/rounds', { stake: 2000, choice: { mines: 5 }, requestId: `order-of-mines-${++requests}`, ...changes })
const take = (page: Page, round: Round, number: unknown, step: unknown, requestId = `step-of-mines-${++requests}`) =>
  page.send('POST', `/api/rounds/${round.id}/steps`, { number, step, requestId })
const cashOut = { kind: 'cash_out' }
const open = (cell: unknown) => ({ kind: 'open', cell })
const stored = async (id: string) => provider.db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const fieldOf = async (id: string) => ((await stored(id)).outcome as MinesPlay).field
const safeCells = async (id: string) => {
  const field = await fieldOf(id)
  return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !field.includes(cell))
}
const moneyCalls = () => provider.wallet.calls.map(({ path, body }) => [path.split('/').at(-1), body['amount']])
async function begin(changes: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(changes)
  const round = roundOf(await start(page))
  return { page, round, safe: await safeCells(round.id), field: await fieldOf(round.id) }
}

describe('a round of steps', () => {
  test('takes the stake at the start, pays at the cash-out, and tells no mine before', async () => {
    const page = await openPage()
    const response = await start(page)
    const { round } = v.parse(RoundAnswer, response.json())
    expect(round).toMatchObject({ win: 0, balanceAfterBet: 998_000, balance: 998_000, outcome: { engine: 'mines', mines: 5, field: null, opened: [], end: null } })
    expect(page.run.balance).toBe(998_000)
    const [first, second] = await safeCells(round.id)
    expect(roundOf(await take(page, round, 0, open(first))).outcome).toMatchObject({ opened: [first], field: null, end: null })
    expect(roundOf(await take(page, round, 1, open(second))).outcome).toMatchObject({ opened: [first, second], field: null, end: null })
    expect(moneyCalls()).toEqual([['authenticate', undefined], ['bet', 2000]])
    const win = findWin(2000, 5, 2)
    const ended = roundOf(await take(page, round, 2, cashOut))
    expect(ended).toMatchObject({ win, balance: 998_000 + win, outcome: { end: 'cash_out', win, field: await fieldOf(round.id) } })
    expect(moneyCalls().at(-1)).toEqual(['win', win])
    expect(page.run.balance).toBe(998_000 + win)
  })

  test('ends at a mine with nothing, shows the field, and closes the round at the wallet', async () => {
    const { page, round, field } = await begin()
    const ended = roundOf(await take(page, round, 0, open(field[0])))
    expect(ended).toMatchObject({ win: 0, balance: 998_000, outcome: { end: 'mine', field, opened: [field[0]] } })
    expect(moneyCalls().at(-1)).toEqual(['win', 0])
    expect(await stored(round.id)).toMatchObject({ status: 'settled' })
  })

  test('pays by itself when all safe cells are open', async () => {
    const page = await openPage()
    const round = roundOf(await start(page, { choice: { mines: 23 } }))
    const [one, other] = await safeCells(round.id)
    expect(roundOf(await take(page, round, 0, open(one))).outcome).toMatchObject({ end: null })
    expect(roundOf(await take(page, round, 1, open(other)))).toMatchObject({ win: findWin(2000, 23, 2), outcome: { end: 'cleared' } })
  })

  test('has its field from the seeds before the first step, and the revealed seed proves it', async () => {
    const { page, round, field } = await begin()
    await take(page, round, 0, open(field[2]))
    await page.send('POST', '/api/seeds', { clientSeed: 'another' })
    const { proof, state } = v.parse(RoundProof, (await page.send('GET', `/api/rounds/${round.id}`)).json())
    expect([state, proof.engine, proof.choice]).toEqual(['revealed', 'mines', { mines: 5 }])
    expect(replayField({ serverSeed: proof.serverSeed!, clientSeed: proof.clientSeed, nonce: proof.nonce }, 5)).toEqual(field)
  })

  test('its seed stays closed until it is over', async () => {
    const { page, round, safe } = await begin()
    expect(codeOf(await page.send('POST', '/api/seeds', { clientSeed: 'too-early' }))).toBe('temporarily_unavailable')
    await take(page, round, 0, open(safe[0]))
    await take(page, round, 1, cashOut)
    expect((await page.send('POST', '/api/seeds', { clientSeed: 'in-time' })).statusCode).toBe(200)
  })

  test('stands in the history once it is over', async () => {
    const { page, round, safe } = await begin()
    expect((await page.send('GET', '/api/rounds')).json<RoundList>().items).toEqual([])
    await take(page, round, 0, open(safe[0]))
    await take(page, round, 1, cashOut)
    const { items } = v.parse(RoundList, (await page.send('GET', '/api/rounds')).json())
    expect(items).toMatchObject([{ id: round.id, win: findWin(2000, 5, 1), summary: { engine: 'mines', mines: 5, opened: 1, end: 'cash_out' } }])
  })
})

describe('refused, and nothing moved', () => {
  test.each([
    ['a stake outside the list', { stake: 2020 }, 'stake'], ['a fraction', { stake: 12.5 }, 'stake'], ['text', { stake: '2000' }, 'stake'],
    ['no mines', { choice: { mines: 0 } }, 'choice'], ['25 mines', { choice: { mines: 25 } }, 'choice'], ['half a mine', { choice: { mines: 2.5 } }, 'choice'],
    ['mines as text', { choice: { mines: '5' } }, 'choice'], ['a field of one\'s own', { choice: { mines: 5, field: [0] } }, 'choice'], ['no choice', { choice: undefined }, 'choice'],
  ])('%s', async (_, changes, field) => {
    const page = await openPage()
    const response = await start(page, changes)
    expect([response.statusCode, response.json()]).toMatchObject([400, { errors: [{ code: 'invalid_request', field }] }])
    expect([page.run.balance, moneyCalls().length]).toEqual([1_000_000, 1])
  })

  test('a second round while one goes on, from this page or another', async () => {
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
    const codes = (await Promise.all([start(page), start(other), start(page), start(other)])).map((response) => codeOf(response) ?? 'begun')
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
    for (const step of [cashOut, open(safe[1])]) expect(codeOf(await take(page, round, 2, step))).toBe('round_closed')
    expect(page.run.balance).toBe(balance)
  })

  test('another player\'s round, a round of another game, and one that never was', async () => {
    const { round, safe } = await begin()
    const stranger = await openPage()
    const elsewhere = await provider.open()
    const spun = roundOf(await elsewhere.play('spun-before'))
    for (const [page, id] of [[stranger, round.id], [elsewhere, round.id], [stranger, 'never-was'], [elsewhere, spun.id]] as const) {
      expect(codeOf(await take(page, { ...round, id }, 0, open(safe[0])))).toBe('round_not_found')
    }
    expect(await stored(round.id)).toMatchObject({ status: 'open', outcome: { opened: [] } })
  })

  test('without a session', async () => {
    const { round } = await begin()
    const response = await provider.app.inject({ method: 'POST', url: `/api/rounds/${round.id}/steps`, payload: { number: 0, step: cashOut, requestId: 'nobody-asks' } })
    expect(codeOf(response)).toBe('unauthorized')
  })

  test.each(['insufficient_funds', 'taking_a_break', 'session_expired', 'session_deactivated', 'game_disabled'] as const)('a bet the wallet refuses: %s', async (code) => {
    const page = await openPage()
    provider.wallet.mishaps.push({ refuses: code })
    expect(codeOf(await start(page, { requestId: `no-bet-${code}` }))).toBe(code)
    expect(codeOf(await start(page, { requestId: `no-bet-${code}` }))).toBe(code)
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })
})

describe('repeated', () => {
  test('the order is one round with one stake, and its answer tells how it stands', async () => {
    const page = await openPage()
    const responses = await Promise.all(Array.from({ length: 5 }, () => start(page, { requestId: 'clicked-twice' })))
    expect(new Set(responses.map((response) => roundOf(response).id)).size).toBe(1)
    expect(page.run.balance).toBe(998_000)
    expect(codeOf(await start(page, { requestId: 'clicked-twice', choice: { mines: 6 } }))).toBe('transaction_conflict')
  })

  test('a step has one effect', async () => {
    const { page, round, safe } = await begin()
    const responses = await Promise.all(Array.from({ length: 6 }, () => take(page, round, 0, open(safe[0]), 'tapped-twice')))
    for (const response of responses) expect(roundOf(response).outcome).toMatchObject({ opened: [safe[0]] })
    expect(codeOf(await take(page, round, 0, open(safe[1]), 'tapped-twice'))).toBe('transaction_conflict')
    expect(codeOf(await take(page, round, 1, open(safe[0]), 'tapped-twice'))).toBe('transaction_conflict')
  })

  test('a cash-out pays once', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    const responses = await Promise.all(Array.from({ length: 6 }, () => take(page, round, 1, cashOut, 'cashed-twice')))
    expect(new Set(responses.map((response) => roundOf(response).balance))).toEqual(new Set([998_000 + findWin(2000, 5, 1)]))
    expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1))
  })

  test('two different steps at once: one is taken, the other is out of turn', async () => {
    const { page, round, safe } = await begin()
    const other = await provider.enter(page.token)
    const codes = (await Promise.all([take(page, round, 0, open(safe[0])), take(other, round, 0, open(safe[1]))])).map((response) => codeOf(response) ?? 'taken')
    expect(codes.sort()).toEqual(['step_out_of_turn', 'taken'])
  })
})

describe('a wallet that misbehaves', () => {
  test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)('%s at the bet: the same ids are sent again and the stake is taken once', async (mishap) => {
    const page = await openPage()
    provider.wallet.mishaps.push(mishap)
    expect(roundOf(await start(page)).outcome).toMatchObject({ end: null })
    expect(page.run.balance).toBe(998_000)
  })

  test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)('%s at the win: the same ids are sent again and it is paid once', async (mishap) => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    provider.wallet.mishaps.push(mishap)
    expect(roundOf(await take(page, round, 1, cashOut)).win).toBe(findWin(2000, 5, 1))
    expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1))
  })

  test('away at the bet: the stake is given back, and another round may begin', async () => {
    const page = await openPage()
    provider.wallet.mishaps.push('dies_after', 'fails', 'fails')
    expect(codeOf(await start(page))).toBe('round_rolled_back')
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })

  test('away at the win: nothing is taken back; the same request, or the next page, gets it', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    provider.wallet.mishaps.push('fails', 'fails', 'fails', 'fails', 'fails', 'fails')
    expect(codeOf(await take(page, round, 1, cashOut, 'cash-me-out'))).toBe('temporarily_unavailable')
    expect(codeOf(await take(page, round, 1, cashOut, 'cash-me-out'))).toBe('temporarily_unavailable')
    expect(codeOf(await start(page))).toBe('round_open')
    const { answer } = await provider.enter(page.token)
    expect(answer.pending).toMatchObject({ id: round.id, win: findWin(2000, 5, 1), outcome: { end: 'cash_out' } })
    expect(answer.balance).toBe(998_000 + findWin(2000, 5, 1))
    expect(roundOf(await take(page, round, 1, cashOut, 'cash-me-out')).balance).toBe(answer.balance)
  })
})

describe('coming back', () => {
  test('a new page goes on exactly where the round stands', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    const again = await provider.enter(page.token)
    expect(v.parse(OpenAnswer, again.answer).pending).toMatchObject({ id: round.id, balance: 998_000, outcome: { opened: [safe[0]], field: null } })
    expect(roundOf(await take(again, round, 1, open(safe[1]))).outcome).toMatchObject({ opened: [safe[0], safe[1]] })
  })

  test('a new session of the player goes on too, and the session of the stake gets the win, expired or not', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    page.run.isExpired = true
    const next = await openPage({ playerId: page.run.playerId })
    expect(next.answer.pending).toMatchObject({ id: round.id })
    expect(roundOf(await take(next, round, 1, cashOut)).win).toBe(findWin(2000, 5, 1))
    expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1))
    expect(next.run.balance).toBe(1_000_000)
  })

  test('a server that was restarted in the middle goes on', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]), 'before-restart')
    await provider.restart()
    expect(roundOf(await take(page, round, 0, open(safe[0]), 'before-restart')).outcome).toMatchObject({ opened: [safe[0]] })
    expect((await provider.enter(page.token)).answer.pending).toMatchObject({ id: round.id })
    await take(page, round, 1, open(safe[1]))
    expect(roundOf(await take(page, round, 2, cashOut)).balance).toBe(998_000 + findWin(2000, 5, 2))
  })

  test('a round whose bet was on its way when the server died is begun by the next page', async () => {
    const page = await openPage()
    provider.wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
    expect(codeOf(await start(page))).toBe('temporarily_unavailable')
    expect((await stored((await provider.db.selectFrom('rounds').select('id').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()).id)).status).toBe('pending')
    await provider.enter(page.token)
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })
})

describe('nobody comes back', () => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000)
  const age = async (id: string, steps = true) => {
    await provider.db.updateTable('rounds').set({ played_at: dayAgo }).where('id', '=', id).execute()
    if (steps) await provider.db.updateTable('round_steps').set({ taken_at: dayAgo }).where('round_id', '=', id).execute()
  }
  const lookAfter = async () => {
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    await provider.restart()
  }

  test('a day after the last step the round pays what was reached, or gives the stake back; a younger one stays', async () => {
    const [reached, untouched, young] = [await begin(), await begin(), await begin()]
    await take(reached.page, reached.round, 0, open(reached.safe[0]))
    await take(young.page, young.round, 0, open(young.safe[0]))
    await age(reached.round.id)
    await age(untouched.round.id)
    await age(young.round.id, false)
    await lookAfter()
    expect(await stored(reached.round.id)).toMatchObject({ status: 'settled', win: findWin(2000, 5, 1), is_unseen: true })
    expect(reached.page.run.balance).toBe(998_000 + findWin(2000, 5, 1))
    expect(await stored(untouched.round.id)).toMatchObject({ status: 'rolled_back' })
    expect(untouched.page.run.balance).toBe(1_000_000)
    expect(await stored(young.round.id)).toMatchObject({ status: 'open' })
    expect((await provider.enter(reached.page.token)).answer.pending).toMatchObject({ outcome: { end: 'cash_out' } })
    expect((await provider.enter(untouched.page.token)).answer).toMatchObject({ pending: null, isStakeReturned: true, balance: 1_000_000 })
    expect((await provider.enter(untouched.page.token)).answer.isStakeReturned).toBe(false)
    expect((await provider.enter(young.page.token)).answer).toMatchObject({ pending: { id: young.round.id }, isStakeReturned: false })
  })
})

test('whatever is sent, repeated and interrupted, in any order: money adds up, and no round pays twice or more than its steps', async () => {
  const anyMove = fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('start' as const), mines: fc.integer({ min: 1, max: 24 }) }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('open' as const), cell: fc.nat({ max: 24 }), skew: fc.constantFrom(0, 0, 0, 0, 1, -1) }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'cash_out' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'repeat' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('mishap' as const), what: fc.constantFrom('dies_before' as const, 'dies_after' as const, 'fails' as const) }) },
  )
  await fc.assert(fc.asyncProperty(fc.array(anyMove, { minLength: 5, maxLength: 30 }), async (moves) => {
    let page = await openPage()
    provider.wallet.mishaps.length = 0
    let round: Round | null = null
    let last: (() => Promise<unknown>) | null = null
    for (const move of moves) {
      if (move.kind === 'mishap') provider.wallet.mishaps.push(move.what)
      else if (move.kind === 'restart') await provider.restart()
      else if (move.kind === 'repeat') await last?.()
      else if (move.kind === 'reopen') {
        page = await provider.enter(page.token)
        round = page.answer.pending ?? round
      } else {
        const requestId = `any-request-${++requests}`
        const [now, current]: [Page, Round | null] = [page, round]
        const opened: number = current && current.outcome.engine === 'mines' ? current.outcome.opened.length : 0
        const send = move.kind === 'start'
          ? () => start(now, { choice: { mines: move.mines }, requestId })
          : () => take(now, current!, opened + (move.kind === 'open' ? move.skew : 0), move.kind === 'open' ? open(move.cell) : cashOut, requestId)
        if (move.kind !== 'start' && current === null) continue
        last = send
        const response = await send()
        if (response.statusCode === 200) round = roundOf(response)
      }
    }
    provider.wallet.mishaps.length = 0
    await provider.enter(page.token)
    const rows = await provider.db.selectFrom('rounds').selectAll().where('player_id', '=', page.run.playerId).execute()
    expect(rows.filter((row) => row.status === 'open').length).toBeLessThanOrEqual(1)
    let expected = 1_000_000
    for (const row of rows) {
      const play = row.outcome as MinesPlay
      const safe = play.opened.filter((cell) => !play.field.includes(cell)).length
      expect(['open', 'settled', 'failed', 'rolled_back']).toContain(row.status)
      expect(new Set(play.opened).size).toBe(play.opened.length)
      if (row.status === 'settled') expect(row.win).toBe(play.end === 'mine' ? 0 : findWin(row.stake, play.mines, safe))
      if (row.status === 'settled' || row.status === 'open') expected -= row.stake
      if (row.status === 'settled') expected += row.win
    }
    expect(page.run.balance).toBe(expected)
  }), { numRuns: 25 })
}, 60_000)
