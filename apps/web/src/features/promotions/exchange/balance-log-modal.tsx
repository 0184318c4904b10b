// What has moved the player's points in a promotion [7.44], latest first.
import empty from '@yanta/art/empty.json'
import { type BalanceLogRecord, type Promotion, listBalanceLog } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { useAction } from '../../../data/use-action.ts'
import { useCall } from '../../../data/use-call.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { IconName } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import './exchange.messages.json'
import styles from './balance-log-modal.module.css'

type Counted = Pick<Promotion, 'id' | 'currency' | 'additionalCurrency'>

export interface LogModalProps {
  promotion: Counted
}

/** Of the platform; a shorter page is the last [4.56]. */
const pageSize = 40

const icons: Record<BalanceLogRecord['kind'], IconName> = {
  bets: 'slots',
  deposits: 'wallet',
  achievements: 'medal',
  highFives: 'hand',
  exchange: 'gift',
  desk: 'plus',
}

export function BalanceLogModal({ promotion, onClose }: LogModalProps & { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Modal title={t('exchange.log.title')} closeLabel={t('exchange.close')} onClose={onClose}>
      <BalanceLog promotion={promotion} />
    </Modal>
  )
}

function BalanceLog({ promotion }: LogModalProps) {
  const { t } = useI18n()
  const actionId = promotion.id
  const first = useCall(actionId, (signal) =>
    browserCall(listBalanceLog, { query: { actionId } }, { signal }),
  )
  const [older, setOlder] = useState<readonly BalanceLogRecord[][]>([])
  const pages = [...(first.value ? [first.value.items] : []), ...older]
  const records = pages.flat()
  const more = useAction<[], Refusal<string>>(async () => {
    const page = await browserCall(listBalanceLog, { query: { actionId, before: records.at(-1)!.id } })
    if (!page.ok) return page.refusal
    setOlder((before) => [...before, page.value.items])
  })
  if (first.phase === 'failed' || first.phase === 'offline')
    return (
      <Notice
        isError
        title={t(first.phase === 'offline' ? 'exchange.log.offline' : 'exchange.log.failed')}
        text={t('exchange.log.failed.text')}
        action={<Button onClick={first.retry}>{t('exchange.log.again')}</Button>}
      />
    )
  if (first.value === null)
    return (
      <Loading label={t('exchange.log.loading')}>
        <RowsPlaceholder />
      </Loading>
    )
  if (records.length === 0)
    return (
      <Notice image={empty.history} title={t('exchange.log.empty')} text={t('exchange.log.empty.text')} />
    )
  return (
    <>
      <RowList label={t('exchange.log.title')}>
        {records.map((record) => (
          <LogRow key={record.id} record={record} promotion={promotion} />
        ))}
      </RowList>
      {more.refusal && (
        <Note tone="error" isAnswer>
          {t('exchange.log.failed.text')}
        </Note>
      )}
      {pages.at(-1)!.length >= pageSize && (
        <div className={styles.more}>
          <Button isWaiting={more.isBusy} onClick={() => void more.run()}>
            {t('exchange.log.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function LogRow({ record, promotion }: { record: BalanceLogRecord; promotion: Counted }) {
  const { t, number } = useI18n()
  const { moment, day } = useLocalDates()
  const { kind, at, amount, currencyId, title } = record
  const currency = [promotion.currency, promotion.additionalCurrency].find(
    (known) => known?.id === currencyId,
  )
  // Those of bets are the sum of a day.
  const when = kind === 'bets' ? day(at) : moment(at)
  return (
    <Row
      icon={icons[kind]}
      iconTone="grey"
      title={title ?? t(`exchange.log.${kind}`)}
      detail={title ? `${t(`exchange.log.${kind}`)} · ${when}` : when}
      value={
        <span className={styles.amount}>
          {amount > 0 ? `+${number(amount)}` : number(amount)}
          {currency && <img src={currency.icon} alt={currency.name} width="20" height="20" />}
        </span>
      }
      valueColor={amount > 0 ? 'green' : undefined}
    />
  )
}
