import { closeAccount, exportOwnData } from '@yanta/contract'
import type { Settings } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { MethodNames } from '../../money/history/history.service.ts'
import { reauthenticate } from '../login-security/reauthentication.service.ts'
import * as closing from './close-account.service.ts'
import { eraseClosedAccounts } from './erasure.service.ts'
import { writeOwnDataPdf } from './own-data-pdf.present.ts'
import { streamOwnData } from './own-data.service.ts'
import { selectSummary } from './own-data-summary.repository.ts'

const eraseEveryMs = 3_600_000

export interface OwnDataContent {
  settings: Pick<Settings, 'retentionYears' | 'timeZone'>
  payments: MethodNames['payments']
  payouts: MethodNames['payouts']
}

export function addOwnData(app: FastifyInstance, { settings, ...methods }: OwnDataContent): void {
  const { deps, log } = app
  const { brand } = deps
  const { retentionYears, timeZone } = settings
  route(app, exportOwnData, async ({ player, body, locale }) => {
    await reauthenticate(deps, player, body.password)
    const createdAt = deps.clock.now()
    if (body.format === 'json')
      return streamOwnData(deps.db, { player: player.id, createdAt }, (error) =>
        log.error({ err: error }, 'own data could not be written to their end'),
      )
    const summary = await selectSummary(deps.db, player.id)
    return {
      name: `own-data-${player.id}.pdf`,
      type: 'application/pdf',
      content: await writeOwnDataPdf(summary, createdAt, methods, { brand, locale, timeZone }),
    }
  })
  route(app, closeAccount, async ({ player, body }) => {
    await closing.closeAccount(deps, player, body.password)
    return { success: true }
  })
  deps.jobs.add({
    name: 'erase-closed-accounts',
    everyMs: eraseEveryMs,
    run: () =>
      eraseClosedAccounts(deps, retentionYears, (error) =>
        app.log.error({ err: error }, 'a closed account could not be erased'),
      ),
  })
}
