import { VerificationKind, type Verification } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { reviewSeconds } from './verification.rules.ts'
import type { StoredStep, VerificationRecord } from './verifications.repository.ts'

/** All documents of a player, those among them that nothing has happened to [3.54]. */
export function presentVerifications(records: readonly VerificationRecord[]): Verification[] {
  return VerificationKind.options.map((kind) =>
    presentVerification(
      records.find((record) => record.kind === kind) ?? {
        kind,
        status: 'none',
        picture: null,
        sentAt: null,
        steps: [],
      },
    ),
  )
}

/** [3.53]. A document has its kind for an id: a player has one of each. */
export function presentVerification({
  kind,
  status,
  picture,
  sentAt,
  steps,
}: VerificationRecord): Verification {
  return {
    id: kind,
    kind,
    status,
    reasons: status === 'cancel' ? (steps.at(-1)?.reasons ?? []) : [],
    expectedAt: status === 'wait' && sentAt ? addSeconds(sentAt, reviewSeconds).toISOString() : null,
    hasPicture: picture !== null,
    steps: steps.map(presentStep),
  }
}

function presentStep({ event, at, fileName, fileBytes, reasons, comment }: StoredStep) {
  return {
    at: new Date(at).toISOString(),
    kind: event,
    file: fileName === null || fileBytes === null ? null : { name: fileName, bytes: fileBytes },
    reasons,
    comment,
  }
}
