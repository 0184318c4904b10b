import type { ReactNode } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../safer-play.module.css'
import '../self-test/self-test.messages.json'
import type { BreakData } from './break-data.ts'
import { BreakForm } from './break-form.tsx'
import './break.messages.json'
import { Excluded } from './excluded.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { OnBreak } from './on-break.tsx'

/** What can be done now: nothing closes, a break runs, or the account is closed for play. */
export function BreakTab({ breakUntil, selfExclusion }: BreakData): ReactNode {
  const { t } = useI18n()
  if (selfExclusion) return <Excluded exclusion={selfExclusion} />
  const isOnBreak = breakUntil !== null && Date.parse(breakUntil) > readServerNow()
  return (
    <div className={styles.stack}>
      {isOnBreak && <OnBreak until={breakUntil} />}
      <div className={joinClasses(styles.pair, styles.wideFirst)}>
        <BreakForm runningUntil={isOnBreak ? breakUntil : null} />
        <Card className={styles.part}>
          <ExclusionCard />
          <div className={styles.flush}>
            <Button look="text" aria-haspopup="dialog" onClick={() => openModal('selfTest')}>
              {t('self_test.open')}
            </Button>
          </div>
        </Card>
      </div>
    </div>
  )
}
