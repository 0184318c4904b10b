import { resolve } from 'node:path'
import { VerificationDecline, VerificationKind } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import * as v from 'valibot'
import {
  decideVerification,
  listWaiting,
  readPictureOfDesk,
  type Decision,
} from '../modules/identity/documents/verifications.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'
import { writeNew } from './write-new.ts'

const mostListed = 50

export const listDocuments: Command = {
  name: 'document list',
  takes: '',
  says: `documents that wait, at most ${mostListed}, the oldest first`,
  count: 0,
  async run({ db, clock }) {
    const waiting = await listWaiting(db, clock.now(), mostListed)
    if (waiting.length === 0) return 'No document waits.'
    return waiting
      .map(({ userId, nickName, kind, sentAt, fileName, fileBytes }) =>
        [
          `player ${userId}`.padEnd(13),
          kind.padEnd(12),
          sentAt.toISOString(),
          `${(fileBytes / 1_000_000).toFixed(1)} MB`.padStart(8),
          nickName,
          fileName,
        ].join('  '),
      )
      .join('\n')
  },
}

export const showDocument: Command = {
  name: 'document show',
  takes: '<player> <document> <file>',
  says: 'write the latest picture to a new file, a JPEG that only its owner can read',
  count: 3,
  async run(context, [wanted, item, file], { operator, reason, folder }) {
    const { db } = context
    const document = await readDocument(context, wanted!, item!)
    const path = resolve(folder ?? '', file!)
    const picture = await readPictureOfDesk(db, context, document).catch((error: unknown) => {
      if (error instanceof Refusal) throw new DeskError(`Player ${document.userId} has sent no such picture.`)
      throw error
    })
    // Whoever has looked at a document is known, even if the file could not be written.
    await recordAudit(db, {
      actor: operator,
      action: 'document show',
      subject: `player ${document.userId}`,
      reason,
      detail: { document: document.kind },
    })
    if (!(await writeNew(path, picture))) throw new DeskError(`${path} exists: name a new file.`)
    return `The picture is in ${path}: delete it when you have decided.`
  },
}

export const approveDocument: Command = {
  name: 'document approve',
  takes: '<player> <document>',
  says: 'accept what waits; identity also fixes the name and the birthday',
  count: 2,
  run: (context, words, request) => decide(context, words, request, { event: 'approved' }),
}

export const declineDocument: Command = {
  name: 'document decline',
  takes: '<player> <document> <reasons> [--comment "words to the player"]',
  says: `refuse what waits, for reasons with commas between: ${VerificationDecline.options.join(', ')}`,
  count: 3,
  extras: ['comment'],
  run(context, words, request) {
    const reasons = v.safeParse(v.array(VerificationDecline), words[2]!.split(','))
    if (!reasons.success)
      throw new DeskError(
        `'${words[2]}' are no reasons: they are ${VerificationDecline.options.join(', ')}, with commas between.`,
      )
    const comment = request.options?.comment?.trim() || null
    if (comment !== null && comment.length > mostCommentLength)
      throw new DeskError(`The comment has more than ${mostCommentLength} characters.`)
    return decide(context, words, request, {
      event: 'declined',
      reasons: [...new Set(reasons.output)],
      comment,
    })
  },
}

export const reopenDocument: Command = {
  name: 'document reopen',
  takes: '<player> <document>',
  says: 'take an acceptance back, so that another picture can be sent',
  count: 2,
  run: (context, words, request) => decide(context, words, request, { event: 'reopened' }),
}

const mostCommentLength = 500

const undecidable: Record<Decision['event'], string> = {
  approved: 'does not wait',
  declined: 'does not wait',
  reopened: 'was not accepted',
}

async function decide(
  context: DeskContext,
  [wanted, item]: readonly string[],
  { operator, reason }: DeskRequest,
  decision: Decision,
): Promise<string> {
  const { db, realtime, messages, sessionSecret } = context
  const deps = { ...messages, config: { ...messages.config, sessionSecret } }
  const document = await readDocument(context, wanted!, item!)
  const { event, reasons, comment } = decision
  const notify = await db.transaction().execute(async (trx) => {
    const decided = await decideVerification(trx, deps, document, decision)
    if (decided)
      await recordAudit(trx, {
        actor: operator,
        action: `document ${event}`,
        subject: `player ${document.userId}`,
        reason,
        detail: { document: document.kind, ...(reasons && { reasons }), ...(comment && { comment }) },
      })
    return decided
  })
  const subject = `The document ${document.kind} of player ${document.userId}`
  if (!notify) throw new DeskError(`${subject} ${undecidable[event]}: nothing was changed.`)
  notify(realtime)
  return `${subject} is ${event} now.`
}

async function readDocument({ db }: DeskContext, wanted: string, item: string) {
  const kind = v.safeParse(VerificationKind, item)
  if (!kind.success)
    throw new DeskError(`'${item}' is no document: they are ${VerificationKind.options.join(', ')}.`)
  const { id } = await getDeskPlayer(db, wanted)
  return { userId: id, kind: kind.output }
}
