import empty from '@yanta/art/empty.json'
import { type CompointRecord, listCompointRecords } from '@yanta/contract'
import { useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { useAction } from '../../data/use-action.ts'
import { useCall } from '../../data/use-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import type { IconName } from '../../ui/data/icon.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import './compoints.messages.json'
import styles from './gift-shop.module.css'

/** Of the platform; a shorter page is the last [4.56]. */
const pageSize = 40

const icons: Record<CompointRecord['kind'], IconName> = {
  earned: 'slots',
  bought: 'bag',
  gift: 'gift',
  seat: 'trophy',
  seatRefund: 'trophy',
  correction: 'refund',
}

/** Pages after the first one, and the answer that had it. */
interface Older {
  since: { items: CompointRecord[] } | null
  pages: readonly CompointRecord[][]
}

/** What the player's compoints came from and went to, latest first. */
export function CompointHistory() {
  const { t, date, compoints } = useI18n()
  const first = useCall('records', (signal) => browserCall(listCompointRecords, {}, { signal }))
  const [loaded, setLoaded] = useState<Older>({ since: null, pages: [] })
  // Another first page, such as in another language, begins anew.
  const older = loaded.since === first.value ? loaded.pages : []
  const pages = [...(first.value ? [first.value.items] : []), ...older]
  const records = pages.flat()
  const more = useAction<[], Refusal<string>>(async () => {
    const page = await browserCall(listCompointRecords, { query: { before: records.at(-1)!.id } })
    if (!page.ok) return page.refusal
    setLoaded({ since: first.value, pages: [...older, page.value.items] })
  })
  if (first.phase === 'failed' || first.phase === 'offline')
    return (
      <Card>
        <Notice
          isError
          title={t(first.phase === 'offline' ? 'compoints.shop.offline' : 'compoints.history.failed')}
          text={t('compoints.history.failed.text')}
          action={<Button onClick={first.retry}>{t('compoints.shop.again')}</Button>}
        />
      </Card>
    )
  if (first.value === null)
    return (
      <Loading label={t('compoints.history.loading')}>
        <RowsPlaceholder />
      </Loading>
    )
  if (records.length === 0)
    return (
      <Card>
        <Notice
          isLarge
          image={empty.history}
          title={t('compoints.history.empty')}
          text={t('compoints.history.empty.text')}
          action={<ButtonLink to="/games/slots">{t('compoints.play')}</ButtonLink>}
        />
      </Card>
    )
  return (
    <Card>
      <RowList label={t('compoints.tabs.history')}>
        {records.map(({ id, at, amount, kind, title }) => (
          <Row
            key={id}
            icon={icons[kind]}
            iconTone="grey"
            title={title ?? t(`compoints.history.${kind}`)}
            detail={title ? `${t(`compoints.history.${kind}`)} · ${date(at)}` : date(at)}
            value={amount > 0 ? `+${compoints(amount)}` : compoints(amount)}
            valueColor={amount > 0 ? 'green' : undefined}
          />
        ))}
      </RowList>
      {more.refusal && (
        <Note tone="error" isAnswer>
          {t('compoints.history.failed.text')}
        </Note>
      )}
      {pages.at(-1)!.length >= pageSize && (
        <div className={styles.more}>
          <Button isWaiting={more.isBusy} onClick={() => void more.run()}>
            {t('compoints.history.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}
