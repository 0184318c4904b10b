import empty from '@yanta/art/empty.json'
import { type HighFive, type HighFiveType, type Promotion, listHighFives } from '@yanta/contract'
import { type ReactNode, useState } from 'react'
import { readServerNow } from '../../browser/server-clock.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { GiveFiveButton } from '../../domain/contest/give-five-button.tsx'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import './high-five.messages.json'
import styles from './high-five.module.css'

const pageSize = 10
/** Of the platform. */
const longest = 100

interface FiveListProps {
  promotion: Promotion
  /** Another one means that the lists have changed. */
  count: number
  receivedToday: number
  clock: ReactNode
}

/** [3.28] Those received, with a way to return them, and those sent [7.38]. */
export function FiveList({ promotion, count, receivedToday, clock }: FiveListProps) {
  const { t } = useI18n()
  const [type, setType] = useState<HighFiveType>('received')
  return (
    <Card className={styles.list}>
      <div className={styles.clock}>{clock}</div>
      <Tabs
        label={t('high_five.lists')}
        value={type}
        onChange={(value) => setType(value === 'sent' ? 'sent' : 'received')}
        tabs={(['received', 'sent'] as const).map((value) => ({
          value,
          label: t(`high_five.list.${value}`),
          count: value === 'received' && receivedToday > 0 ? receivedToday : undefined,
          content: <Fives key={value} promotion={promotion} type={value} count={count} />,
        }))}
      />
    </Card>
  )
}

function Fives({ promotion, type, count }: { promotion: Promotion; type: HighFiveType; count: number }) {
  const { t } = useI18n()
  const [limit, setLimit] = useState(pageSize)
  const { phase, latest, refusal, retry } = useCall(`${promotion.id} ${count} ${limit}`, (signal) =>
    browserCall(
      listHighFives,
      { params: { promoId: promotion.id }, query: { type, limit: String(limit) } },
      { signal },
    ),
  )
  if (refusal)
    return (
      <Notice
        isError
        title={t(phase === 'offline' ? 'high_five.offline' : 'high_five.failed')}
        text={t('high_five.failed.text')}
        action={<Button onClick={retry}>{t('high_five.again')}</Button>}
      />
    )
  if (!latest)
    return (
      <Loading label={t('high_five.loading')}>
        <RowsPlaceholder />
      </Loading>
    )
  if (latest.items.length === 0)
    return (
      <Notice
        image={empty.promo}
        title={t(`high_five.empty.${type}`)}
        text={t(`high_five.empty.${type}.text`)}
      />
    )
  return (
    <>
      <RowList label={t(`high_five.list.${type}`)}>
        {latest.items.map((five) => (
          <FiveRow key={five.id} promotion={promotion} type={type} five={five} />
        ))}
      </RowList>
      {latest.totalItems > latest.items.length && limit < longest && (
        <div className={styles.more}>
          <Button
            size="small"
            isWaiting={phase === 'loading'}
            onClick={() => setLimit(Math.min(longest, limit + pageSize))}
          >
            {t('high_five.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface FiveRowProps {
  promotion: Promotion
  type: HighFiveType
  five: HighFive
}

function FiveRow({ promotion, type, five }: FiveRowProps) {
  const { t } = useI18n()
  const { day, moment } = useLocalDates()
  const { at, userId, nick_name, avatar, isAnswered } = five
  const name = nick_name ?? t('high_five.guest')
  const isToday = day(at) === day(new Date(readServerNow()).toISOString())
  return (
    <Row
      lead={<Avatar name={name} image={avatar ?? undefined} isNamed />}
      title={name}
      detail={isToday ? t('high_five.today', { time: moment(at).split(', ')[1]! }) : moment(at)}
      end={
        type === 'sent' || userId === null ? undefined : isAnswered ? (
          <span className={styles.answered}>
            <Icon name="check" size={16} />
            {t('five.answered')}
          </span>
        ) : (
          promotion.status === 'active' && (
            <GiveFiveButton
              promotion={promotion}
              player={{ userId, nick_name: name }}
              isGiven={false}
              isAnswer
            />
          )
        )
      }
    />
  )
}
