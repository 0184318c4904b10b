// The steps of a document as stages of a timeline, and what is still to come. Pure.
import type { Verification, VerificationStep } from '@yanta/contract'

export type DocumentStage =
  | { kind: 'sent' | 'sentAgain' | 'approved' | 'reopened'; state: 'done'; step: VerificationStep }
  | { kind: 'declined'; state: 'bad'; step: VerificationStep }
  | { kind: 'review'; state: 'now'; expectedAt: string | null }
  | { kind: 'decision'; state: 'ahead' }

/** A document that nothing has happened to has no stages. */
export function buildStages({ status, steps, expectedAt }: Verification): DocumentStage[] {
  const first = steps.findIndex(({ kind }) => kind === 'sent')
  const past = steps.map((step, index): DocumentStage => {
    if (step.kind === 'declined') return { kind: 'declined', state: 'bad', step }
    const kind = step.kind === 'sent' && index > first ? 'sentAgain' : step.kind
    return { kind, state: 'done', step }
  })
  return status === 'wait'
    ? [...past, { kind: 'review', state: 'now', expectedAt }, { kind: 'decision', state: 'ahead' }]
    : past
}
