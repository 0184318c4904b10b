// Rounds of steps with repeated requests, a misbehaving wallet, a closed page or a dead server: one effect each, and no stake stays open for ever.
import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findWin, type MinesPlay } from '@yanta/game-rules/mines'
import { runsOf } from '../../../../tools/testing/property-strength.ts'
import { OpenAnswer, type Round } from '../api.ts'
import { cashOut, nextRequestId, open, playMines } from '../testing/mines.ts'
import { codeOf, roundOf, provideForFile, type Page } from '../testing/provider.ts'

const provider = await provideForFile()
const { openPage, start, take, stored, roundingOf, begin } = playMines(provider)

describe('when repeated', () => {
  test('an order is one round with one stake, and its answer is the current state', async () => {
    const page = await openPage()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => start(page, { requestId: 'clicked-twice' })),
    )
    expect(new Set(responses.map((response) => roundOf(response).id)).size).toBe(1)
    expect(page.run.balance).toBe(998_000)
    expect(codeOf(await start(page, { requestId: 'clicked-twice', choice: { mines: 6 } }))).toBe(
      'transaction_conflict',
    )
  })

  test('a step has one effect', async () => {
    const { page, round, safe } = await begin()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => take(page, round, 0, open(safe[0]), 'tapped-twice')),
    )
    for (const response of responses) expect(roundOf(response).outcome).toMatchObject({ opened: [safe[0]] })
    expect(codeOf(await take(page, round, 0, open(safe[1]), 'tapped-twice'))).toBe('transaction_conflict')
    expect(codeOf(await take(page, round, 1, open(safe[0]), 'tapped-twice'))).toBe('transaction_conflict')
  })

  test('a cash-out pays once', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => take(page, round, 1, cashOut, 'cashed-twice')),
    )
    expect(new Set(responses.map((response) => roundOf(response).balance))).toEqual(
      new Set([998_000 + findWin(2000, 5, 1, null)]),
    )
    expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1, null))
  })

  test('of two different steps at once one is accepted, the other is out of turn', async () => {
    const { page, round, safe } = await begin()
    const other = await provider.enter(page.token)
    const codes = (
      await Promise.all([take(page, round, 0, open(safe[0])), take(other, round, 0, open(safe[1]))])
    ).map((response) => codeOf(response) ?? 'taken')
    expect(codes.sort()).toEqual(['step_out_of_turn', 'taken'])
  })
})

describe('a wallet that misbehaves', () => {
  test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)(
    '%s at the bet and is called again with the same ids: the stake is taken once',
    async (mishap) => {
      const page = await openPage()
      provider.wallet.mishaps.push(mishap)
      expect(roundOf(await start(page)).outcome).toMatchObject({ end: null })
      expect(page.run.balance).toBe(998_000)
    },
  )

  test.each(['dies_before', 'dies_after', 'late', 'fails'] as const)(
    '%s at the win and is called again with the same ids: the win is paid once',
    async (mishap) => {
      const { page, round, safe } = await begin()
      await take(page, round, 0, open(safe[0]))
      provider.wallet.mishaps.push(mishap)
      expect(roundOf(await take(page, round, 1, cashOut)).win).toBe(findWin(2000, 5, 1, null))
      expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1, null))
    },
  )

  test('is down at the bet: the stake is given back, and another round may begin', async () => {
    const page = await openPage()
    provider.wallet.mishaps.push('dies_after', 'fails', 'fails')
    expect(codeOf(await start(page))).toBe('round_rolled_back')
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })

  test('is down at the win: nothing is rolled back; the same request, or the next page, receives the win', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    provider.wallet.mishaps.push('fails', 'fails', 'fails', 'fails', 'fails', 'fails')
    expect(codeOf(await take(page, round, 1, cashOut, 'cash-me-out'))).toBe('temporarily_unavailable')
    expect(codeOf(await take(page, round, 1, cashOut, 'cash-me-out'))).toBe('temporarily_unavailable')
    expect(codeOf(await start(page))).toBe('round_open')
    const { answer } = await provider.enter(page.token)
    expect(answer.pending).toMatchObject({
      id: round.id,
      win: findWin(2000, 5, 1, null),
      outcome: { end: 'cash_out' },
    })
    expect(answer.balance).toBe(998_000 + findWin(2000, 5, 1, null))
    expect(roundOf(await take(page, round, 1, cashOut, 'cash-me-out')).balance).toBe(answer.balance)
  })
})

describe('when the player returns', () => {
  test('a new page continues the round from its current state', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    const again = await provider.enter(page.token)
    expect(v.parse(OpenAnswer, again.answer).pending).toMatchObject({
      id: round.id,
      balance: 998_000,
      outcome: { opened: [safe[0]], field: null },
    })
    expect(roundOf(await take(again, round, 1, open(safe[1]))).outcome).toMatchObject({
      opened: [safe[0], safe[1]],
    })
  })

  test('a new session of the player continues too, and the session of the stake receives the win, expired or not', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]))
    page.run.isExpired = true
    const next = await openPage({ playerId: page.run.playerId })
    expect(next.answer.pending).toMatchObject({ id: round.id })
    expect(roundOf(await take(next, round, 1, cashOut)).win).toBe(findWin(2000, 5, 1, null))
    expect(page.run.balance).toBe(998_000 + findWin(2000, 5, 1, null))
    expect(next.run.balance).toBe(1_000_000)
  })

  test('a restarted server continues the round', async () => {
    const { page, round, safe } = await begin()
    await take(page, round, 0, open(safe[0]), 'before-restart')
    await provider.restart()
    expect(roundOf(await take(page, round, 0, open(safe[0]), 'before-restart')).outcome).toMatchObject({
      opened: [safe[0]],
    })
    expect((await provider.enter(page.token)).answer.pending).toMatchObject({ id: round.id })
    await take(page, round, 1, open(safe[1]))
    expect(roundOf(await take(page, round, 2, cashOut)).balance).toBe(
      998_000 + findWin(2000, 5, 2, await roundingOf(round.id)),
    )
  })

  test('a round whose bet was in flight when the server died is begun by the next page', async () => {
    const page = await openPage()
    provider.wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
    expect(codeOf(await start(page))).toBe('temporarily_unavailable')
    expect(
      (
        await stored(
          (
            await provider.db
              .selectFrom('rounds')
              .select('id')
              .orderBy('seq', 'desc')
              .limit(1)
              .executeTakeFirstOrThrow()
          ).id,
        )
      ).status,
    ).toBe('pending')
    await provider.enter(page.token)
    expect(page.run.balance).toBe(1_000_000)
    expect((await start(page)).statusCode).toBe(200)
  })
})

describe('a round whose bet has an unknown fate', () => {
  test('says so to the next page, and ends before another begins: the page reads what became of it', async () => {
    const page = await openPage()
    provider.wallet.mishaps.push('dies_after', 'fails', 'fails', 'fails')
    expect(codeOf(await start(page))).toBe('temporarily_unavailable')
    const next = await provider.enter(page.token, 'fails')
    expect(next.answer.pending).toBeNull()
    provider.wallet.mishaps.push('fails')
    expect(codeOf(await start(next))).toBe('temporarily_unavailable')
    expect(codeOf(await start(next))).toBe('round_open')
    expect((await provider.enter(page.token)).answer).toMatchObject({ pending: null, isStakeReturned: true })
    expect((await start(next)).statusCode).toBe(200)
  })

  test('that the opening page places itself is told with the balance after the stake', async () => {
    const { page, round } = await begin()
    provider.wallet.bets.clear()
    page.run.balance = 1_000_000
    await provider.db
      .updateTable('rounds')
      .set({ status: 'pending', balance_after_bet: null })
      .where('id', '=', round.id)
      .execute()
    const { answer } = await provider.enter(page.token)
    expect([answer.pending?.id, answer.balance]).toEqual([round.id, 998_000])
  })
})

describe('when the player does not return', () => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60_000)
  const age = async (id: string, steps = true) => {
    await provider.db.updateTable('rounds').set({ played_at: dayAgo }).where('id', '=', id).execute()
    if (steps)
      await provider.db
        .updateTable('round_steps')
        .set({ taken_at: dayAgo })
        .where('round_id', '=', id)
        .execute()
  }
  const lookAfter = async () => {
    await provider.app.listen({ host: '127.0.0.1', port: 0 })
    await provider.restart()
  }

  test('the round pays the win reached so far, or gives the stake back, a day after its last step; a younger one stays open', async () => {
    const [reached, untouched, young] = [await begin(), await begin(), await begin()]
    await take(reached.page, reached.round, 0, open(reached.safe[0]))
    await take(young.page, young.round, 0, open(young.safe[0]))
    await age(reached.round.id)
    await age(untouched.round.id)
    await age(young.round.id, false)
    await lookAfter()
    expect(await stored(reached.round.id)).toMatchObject({
      status: 'settled',
      win: findWin(2000, 5, 1, null),
      is_unseen: true,
    })
    expect(reached.page.run.balance).toBe(998_000 + findWin(2000, 5, 1, null))
    expect(await stored(untouched.round.id)).toMatchObject({ status: 'rolled_back' })
    expect(untouched.page.run.balance).toBe(1_000_000)
    expect(await stored(young.round.id)).toMatchObject({ status: 'open' })
    expect((await provider.enter(reached.page.token)).answer.pending).toMatchObject({
      outcome: { end: 'cash_out' },
    })
    expect((await provider.enter(untouched.page.token)).answer).toMatchObject({
      pending: null,
      isStakeReturned: true,
      balance: 1_000_000,
    })
    expect((await provider.enter(untouched.page.token)).answer.isStakeReturned).toBe(false)
    expect((await provider.enter(young.page.token)).answer).toMatchObject({
      pending: { id: young.round.id },
      isStakeReturned: false,
    })
  })
})

test('money adds up for any order of repeated and interrupted requests, and no round pays twice or more than its steps', async () => {
  const anyMove = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('start' as const), mines: fc.integer({ min: 1, max: 24 }) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('open' as const),
        cell: fc.nat({ max: 24 }),
        skew: fc.constantFrom(0, 0, 0, 0, 1, -1),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'cash_out' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'repeat' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('mishap' as const),
        what: fc.constantFrom('dies_before' as const, 'dies_after' as const, 'fails' as const),
      }),
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 5, maxLength: 30 }), async (moves) => {
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
          const requestId = nextRequestId()
          const [now, current]: [Page, Round | null] = [page, round]
          const opened: number =
            current && current.outcome.engine === 'mines' ? current.outcome.opened.length : 0
          const send =
            move.kind === 'start'
              ? () => start(now, { choice: { mines: move.mines }, requestId })
              : () =>
                  take(
                    now,
                    current!,
                    opened + (move.kind === 'open' ? move.skew : 0),
                    move.kind === 'open' ? open(move.cell) : cashOut,
                    requestId,
                  )
          if (move.kind !== 'start' && current === null) continue
          last = send
          const response = await send()
          if (response.statusCode === 200) round = roundOf(response)
        }
      }
      provider.wallet.mishaps.length = 0
      await provider.enter(page.token)
      const rows = await provider.db
        .selectFrom('rounds')
        .selectAll()
        .where('player_id', '=', page.run.playerId)
        .execute()
      expect(rows.filter((row) => row.status === 'open').length).toBeLessThanOrEqual(1)
      let expected = 1_000_000
      for (const row of rows) {
        const play = row.outcome as MinesPlay
        const safe = play.opened.filter((cell) => !play.field.includes(cell)).length
        expect(['open', 'settled', 'failed', 'rolled_back']).toContain(row.status)
        expect(new Set(play.opened).size).toBe(play.opened.length)
        if (row.status === 'settled')
          expect(row.win).toBe(play.end === 'mine' ? 0 : findWin(row.stake, play.mines, safe, play.rounding))
        if (row.status === 'settled' || row.status === 'open') expected -= row.stake
        if (row.status === 'settled') expected += row.win
      }
      expect(page.run.balance).toBe(expected)
    }),
    { numRuns: runsOf(10) },
  )
})
