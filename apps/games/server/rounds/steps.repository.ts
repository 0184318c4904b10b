// Stored rounds of steps: the open ones, and each step. A step is written in one transaction with the round's new state.
import { sql } from 'kysely'
import type { CallResponse, placeBet } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import { leaveRound, takeStep } from '../engines.ts'
import type { Owner } from '../seeds/seeds.ts'
import { allRounds, ownRounds } from './rounds.repository.ts'

/** The round in which the player is to take the next step. */
export function findOpenRound(db: ProviderDatabase, owner: Owner): Promise<RoundRow | undefined> {
  return ownRounds(db, owner).where('rounds.status', '=', 'open').executeTakeFirst()
}

/** The stake was taken: steps may follow. Like a settlement it overwrites a refusal, because the money has moved. Returns the round's current state. */
export async function openRound(
  db: ProviderDatabase,
  round: RoundRow,
  receipt: CallResponse<typeof placeBet>,
): Promise<RoundRow> {
  const change = { status: 'open', refusal: null, balance_after_bet: receipt.balance } as const
  const { numUpdatedRows } = await db
    .updateTable('rounds')
    .set(change)
    .where('id', '=', round.id)
    .where('status', 'in', ['pending', 'failed'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return { ...round, ...change }
  return allRounds(db).where('rounds.id', '=', round.id).executeTakeFirstOrThrow()
}

export interface StepOrder {
  roundId: string
  number: number
  step: unknown
  requestId: string
}

/**
 * Takes a step of an open round, or finds the step this request already took. A round that it ends is `pending` until its win is paid.
 * @throws Refusal round_not_found, round_closed, step_out_of_turn, step_not_allowed, `transaction_conflict` when the request id was used for another step
 */
export async function recordStep(
  db: ProviderDatabase,
  now: Date,
  owner: Owner,
  { roundId, number, step, requestId }: StepOrder,
): Promise<RoundRow> {
  return db.transaction().execute(async (transaction) => {
    const round = await ownRounds(transaction, owner)
      .where('rounds.id', '=', roundId)
      .where('is_stepwise', '=', true)
      .forUpdate('rounds')
      .executeTakeFirst()
    if (!round || round.balance_after_bet === null) throw new Refusal('round_not_found')
    const steps = await transaction
      .selectFrom('round_steps')
      .selectAll()
      .where('round_id', '=', roundId)
      .orderBy('number')
      .execute()
    const known = steps.find((each) => each.request_id === requestId)
    if (known) {
      if (known.number !== number || !isSameStep(known.step, step))
        throw new Refusal('transaction_conflict', { field: 'requestId' })
      return round
    }
    if (round.status !== 'open') throw new Refusal('round_closed')
    if (number !== steps.length) throw new Refusal('step_out_of_turn', { field: 'number' })
    const { outcome, isOver } = takeStep(round.outcome, step)
    await transaction
      .insertInto('round_steps')
      .values({ round_id: roundId, number, request_id: requestId, step: JSON.stringify(step), taken_at: now })
      .execute()
    return writeOutcome(transaction, {
      ...round,
      outcome,
      win: outcome.win,
      status: isOver ? 'pending' : 'open',
    })
  })
}

/** Ends an abandoned open round: the win reached so far is to be paid, or the stake given back. Undefined when it is no longer abandoned. */
export async function leaveOpenRound(
  db: ProviderDatabase,
  id: string,
  untouchedSince: Date,
): Promise<RoundRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const round = await allRounds(transaction)
      .where('rounds.id', '=', id)
      .where('rounds.status', '=', 'open')
      .where(isUntouched(untouchedSince))
      .forUpdate('rounds')
      .executeTakeFirst()
    if (!round) return undefined
    const outcome = leaveRound(round.outcome)
    if (outcome) return writeOutcome(transaction, { ...round, outcome, win: outcome.win, status: 'pending' })
    await transaction
      .updateTable('rounds')
      .set({ status: 'pending', is_withdrawn: true })
      .where('id', '=', id)
      .execute()
    return { ...round, status: 'pending', is_withdrawn: true }
  })
}

/** Open rounds without a step since that moment, oldest first. */
export async function listUntouchedRounds(db: ProviderDatabase, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('id')
    .where('status', '=', 'open')
    .where(isUntouched(since))
    .orderBy('seq')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

function isUntouched(since: Date) {
  return sql<boolean>`rounds.played_at < ${since} and not exists (select 1 from provider.round_steps where round_id = rounds.id and taken_at >= ${since})`
}

async function writeOutcome(transaction: ProviderDatabase, round: RoundRow): Promise<RoundRow> {
  const { id, outcome, win, status } = round
  await transaction
    .updateTable('rounds')
    .set({ outcome: JSON.stringify(outcome), win, status })
    .where('id', '=', id)
    .execute()
  return round
}

function isSameStep(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(Object.entries(Object(value) as object).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}
