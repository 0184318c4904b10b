// Tells open pages that the editors have changed the promo popup [7.86]. One that connects anew after a restart asks by itself.
import { createHash } from 'node:crypto'
import type { Settings } from '@yanta/content'
import { promoPopupUpdated, siteRoom } from '@yanta/contract'
import type { Deps } from '../../../plugins/deps.ts'
import { toSeconds } from './site.present.ts'
import { replaceHash } from './told-settings.repository.ts'

const everyMs = 10_000

export function watchPromoPopup(
  { db, jobs, realtime }: Pick<Deps, 'db' | 'jobs' | 'realtime'>,
  { promoPopup }: Pick<Settings, 'promoPopup'>,
): void {
  const hash = createHash('sha256').update(JSON.stringify(promoPopup)).digest('hex')
  const updatedAt = promoPopup ? toSeconds(promoPopup.updated) : 0
  jobs.add({
    name: 'tell-promo-popup',
    everyMs,
    async run() {
      if (await replaceHash(db, 'promoPopup', hash))
        realtime.publish(siteRoom, promoPopupUpdated, { updatedAt })
    },
  })
}
