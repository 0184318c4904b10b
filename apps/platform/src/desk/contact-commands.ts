import { findEmailProblem, findNicknameProblem } from '@yanta/contract/field-rules'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { isPossiblePhone } from '../modules/identity/codes/codes.service.ts'
import { writeAccountLetter } from '../modules/site/messages/messages.service.ts'
import { changePlayerNickname } from '../modules/identity/players/players.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import { updateContact, type DeskPlayer } from './desk-players.repository.ts'
import { getDeskPlayer } from './player-lookup.ts'

export const changeEmail: Command = {
  name: 'player email',
  takes: '<player> <address>',
  says: 'another e-mail; the old one is notified',
  count: 2,
  async run(context, [wanted, text], request) {
    const email = text!.toLowerCase()
    if (findEmailProblem(email)) throw new DeskError(`'${text}' is no e-mail address.`)
    const player = await getDeskPlayer(context.db, wanted!)
    await change(context, request, player, 'email', email)
    return `${player.nickName} (${player.id}) has the e-mail ${email} now, and had ${player.email ?? 'none'}.`
  },
}

export const changePhone: Command = {
  name: 'player phone',
  takes: '<player> <digits>',
  says: 'another phone, with its dial code; a letter notifies of it',
  count: 2,
  async run(context, [wanted, text], request) {
    const phone = text!.replace(/[+\s()-]/g, '')
    if (!isPossiblePhone(phone))
      throw new DeskError(`'${text}' is no phone: give it with its dial code, such as 79990001122.`)
    const player = await getDeskPlayer(context.db, wanted!)
    await change(context, request, player, 'phone', phone)
    return `${player.nickName} (${player.id}) has the phone +${phone} now, and had ${player.phone ? `+${player.phone}` : 'none'}.`
  },
}

/** [6.12]. */
export const changeNickname: Command = {
  name: 'player nickname',
  takes: '<player> <nickname>',
  says: 'another nickname',
  count: 2,
  async run({ db, messages }, [wanted, nickname], { operator, reason }) {
    if (findNicknameProblem(nickname!))
      throw new DeskError(`'${nickname}' is no nickname: 3 to 20 Latin letters, digits, dots and hyphens.`)
    const player = await getDeskPlayer(db, wanted!)
    await db.transaction().execute(async (trx) => {
      await giveNickname(trx, messages, player.id, nickname!)
      await recordAudit(trx, {
        actor: operator,
        action: 'nickname',
        subject: `player ${player.id}`,
        reason,
        detail: { from: player.nickName, to: nickname! },
      })
    })
    return `Player ${player.id} is called ${nickname} now, and was ${player.nickName}.`
  },
}

async function giveNickname(
  trx: PlatformDatabase,
  { brand }: DeskContext['messages'],
  userId: number,
  nickname: string,
): Promise<void> {
  try {
    await changePlayerNickname({ db: trx, brand }, userId, nickname)
  } catch (error) {
    if (error instanceof Refusal)
      throw new DeskError(
        `Somebody else has ${nickname}, or it looks like the site itself: nothing was changed.`,
      )
    throw error
  }
}

/** Contacts written by support count as verified. */
async function change(
  { db, clock, messages }: DeskContext,
  { operator, reason }: DeskRequest,
  { id, email, locale, ...player }: DeskPlayer,
  type: 'email' | 'phone',
  contact: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    await unlessTaken(() => updateContact(trx, now, { id, type, contact }), contact)
    await recordAudit(trx, {
      actor: operator,
      action: type,
      subject: `player ${id}`,
      reason,
      detail: { from: type === 'email' ? email : player.phone, to: contact },
    })
    if (email)
      await writeAccountLetter(
        trx,
        messages,
        { userId: id, recipient: email, locale },
        { kind: 'contact-changed', type, contact: mask(type, contact), at: now },
      )
  })
}

/** Enough to recognise the contact, too little for a reader of the old mailbox. */
function mask(type: 'email' | 'phone', contact: string): string {
  return type === 'email' ? contact.replace(/^(.).*(?=@)/, '$1•••') : `+••• ${contact.slice(-2)}`
}

async function unlessTaken(update: () => Promise<void>, wanted: string): Promise<void> {
  try {
    await update()
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new DeskError(`Somebody else has ${wanted}: nothing was changed.`)
    throw error
  }
}
