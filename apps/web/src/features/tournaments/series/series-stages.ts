// Where a series stands, by the current statuses of its stages. Pure.
import type { EventStatus } from '../../../domain/contest/event-status.ts'

interface Staged {
  status: EventStatus
}

const states = { past: 'past', active: 'now', future: 'ahead' } as const

export function readStageState({ status }: Staged): 'past' | 'now' | 'ahead' {
  return states[status]
}

/** The stage that runs, from 1; null: none does. */
export function findCurrentStage(stages: readonly Staged[]): number | null {
  const index = stages.findIndex(({ status }) => status === 'active')
  return index < 0 ? null : index + 1
}

/** Whether one can still join: until the end of the stage `lastJoinStage`, from 1. */
export function isJoinOpen(
  { status, lastJoinStage }: Staged & { lastJoinStage: number },
  stages: readonly Staged[],
): boolean {
  const last = stages[Math.min(lastJoinStage, stages.length) - 1]
  return status !== 'past' && last !== undefined && last.status !== 'past'
}
