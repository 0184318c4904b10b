import type { Currency, LimitKind, OwnLimit } from '@yanta/contract'
import { openModal } from '../../../dialogs/store.ts'
import { writeLimitValue } from '../../../domain/limit/limit-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import type { IconName } from '../../../ui/data/icon.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { UsageList, UsageRow } from '../../../ui/data/usage-row.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../safer-play.module.css'
import { computeUsedPercent } from './limit-rules.ts'
import './limits.messages.json'
import { PendingChange } from './pending-change.tsx'

const icons: Record<LimitKind, IconName> = {
  deposit: 'wallet',
  loss: 'chart',
  stake: 'slots',
  time: 'clock',
}

interface LimitCardProps {
  kind: LimitKind
  /** Of a day, a week and a month. */
  limits: readonly OwnLimit[]
  currency: Currency
  onChanged: (limit: OwnLimit) => void
  /** What is shown is no longer so. */
  onOutdated: () => void
}

export function LimitCard({ kind, limits, currency, onChanged, onOutdated }: LimitCardProps) {
  const i18n = useI18n()
  const { t } = i18n
  const title = t(`limits.${kind}.title`)
  const write = (value: number) => writeLimitValue(i18n, kind, value, currency)
  return (
    <Card className={styles.part}>
      <div className={styles.partHead}>
        <IconTile icon={icons[kind]} />
        <div>
          <h2>{title}</h2>
          <p>{t(`limits.${kind}.text`)}</p>
        </div>
      </div>
      <UsageList label={title}>
        {limits.map((limit) => (
          <UsageRow
            key={limit.period}
            name={t(`limits.period.${limit.period}`)}
            used={
              limit.value === null
                ? undefined
                : {
                    text: write(limit.used),
                    limitText: t('limits.of', { value: write(limit.value) }),
                    percent: computeUsedPercent(limit),
                  }
            }
            text={write(limit.used)}
            action={{
              icon: limit.value === null ? 'plus' : 'edit',
              label: t(limit.value === null ? 'limits.set' : 'limits.edit'),
              onClick: () => openModal('ownLimit', { limit, currency, onChanged }),
            }}
            pending={
              limit.change && (
                <PendingChange
                  limit={limit}
                  change={limit.change}
                  currency={currency}
                  onChanged={onChanged}
                  onOutdated={onOutdated}
                />
              )
            }
          />
        ))}
      </UsageList>
    </Card>
  )
}
