import { exportOwnData } from '@yanta/contract'
import type { Settings } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { MethodNames } from '../../money/history/history.service.ts'
import { reauthenticate } from '../login-security/reauthentication.service.ts'
import { writeOwnDataPdf } from './own-data-pdf.present.ts'
import { writeOwnData } from './own-data.service.ts'
import { selectSummary } from './own-data-summary.repository.ts'

export interface OwnDataContent {
  settings: Pick<Settings, 'timeZone'>
  payments: MethodNames['payments']
  payouts: MethodNames['payouts']
}

export function addOwnData(app: FastifyInstance, { settings, ...methods }: OwnDataContent): void {
  const { deps } = app
  const { brand } = deps
  const { timeZone } = settings
  route(app, exportOwnData, async ({ player, body, locale }) => {
    await reauthenticate(deps, player, body.password)
    const createdAt = deps.clock.now()
    if (body.format === 'json') return writeOwnData(deps.db, { player: player.id, createdAt })
    const summary = await selectSummary(deps.db, player.id)
    return {
      name: `own-data-${player.id}.pdf`,
      type: 'application/pdf',
      content: await writeOwnDataPdf(summary, createdAt, methods, { brand, locale, timeZone }),
    }
  })
}
