import { recordAudit } from '../modules/site/audit/audit.service.ts'
import { setReconstruction } from '../modules/site/site/reconstruction.service.ts'
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'

export const startMaintenance: Command = {
  name: 'maintenance on',
  takes: '',
  says: 'take the site down for work: visitors see why, open rounds still end',
  count: 0,
  run: (context, _words, request) => setMaintenance(context, true, request),
}

export const endMaintenance: Command = {
  name: 'maintenance off',
  takes: '',
  says: 'give the site back',
  count: 0,
  run: (context, _words, request) => setMaintenance(context, false, request),
}

async function setMaintenance(
  { db, clock }: DeskContext,
  isOn: boolean,
  { operator, reason }: DeskRequest,
): Promise<string> {
  const isSwitched = await db.transaction().execute(async (trx) => {
    if (!(await setReconstruction(trx, clock.now(), isOn))) return false
    await recordAudit(trx, {
      actor: operator,
      action: isOn ? 'maintenance on' : 'maintenance off',
      subject: 'site',
      reason,
      detail: {},
    })
    return true
  })
  const state = isOn ? 'under reconstruction' : 'open'
  return isSwitched ? `The site is ${state} within a second.` : `The site was ${state} already.`
}
