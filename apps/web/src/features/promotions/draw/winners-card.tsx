import empty from '@yanta/art/empty.json'
import { type Promotion, participantsPageSize } from '@yanta/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Person } from '../../../ui/data/person.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { placeReader } from '../page/place-reader.ts'
import { TablePages } from '../page/table-pages.tsx'
import { usePrizeNames } from '../page/prize-list.tsx'
import { writeTicket } from '../page/prize-words.ts'
import '../promotion-page.messages.json'
import styles from './draw.module.css'
import { type PrizeWinner, listWinners, searchWinners } from './winner-list.ts'

/** Who has won what, ten a page, with the player's own row on each. */
export function WinnersCard({ promotion }: { promotion: Promotion }) {
  const { t, number } = useI18n()
  const nameOf = usePrizeNames(promotion)
  const ownId = useSite()?.player?.profile.user_id
  const [query] = useSearchParams()
  const [search, setSearch] = useState('')
  const winners = listWinners(promotion.prizes)
  const found = searchWinners(winners, search)
  const pages = Math.max(1, Math.ceil(found.length / participantsPageSize))
  const asked = search === '' ? Number(query.get('page')) || 1 : 1
  const page = Math.min(pages, Math.max(1, Math.trunc(asked)))
  const start = (page - 1) * participantsPageSize
  const shown = found.slice(start, start + participantsPageSize)
  const isOwn = ({ userId }: PrizeWinner) => userId === ownId
  const own = search === '' ? (shown.find(isOwn) ?? winners.find(isOwn)) : undefined
  const { rows, isAfterGap } = placeReader(shown, own ?? null, ({ place }) => place)
  const columns: Column<PrizeWinner>[] = [
    {
      key: 'place',
      title: t('promotion.table.place'),
      isPlace: true,
      cell: ({ place }) => number(place),
    },
    {
      key: 'name',
      title: t('promotion.table.player'),
      cell: ({ nick_name, avatar, userId }) => (
        <Person
          name={nick_name}
          image={avatar}
          readerLabel={userId === ownId ? t('promotion.table.you') : undefined}
        />
      ),
    },
    {
      key: 'ticket',
      title: t('promotion.table.ticket'),
      isNumber: true,
      isWideOnly: true,
      cell: ({ ticket }) => t('promotion.ticket', { ticket: writeTicket(ticket) }),
    },
    {
      key: 'prize',
      title: t('promotion.table.prize'),
      isNumber: true,
      canWrap: true,
      cell: ({ prize }) => nameOf(prize),
    },
  ]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>
          {t('promotion.winners')} <span className={styles.count}>{number(winners.length)}</span>
        </h2>
        {winners.length > participantsPageSize && (
          <div className={styles.search}>
            <SearchField
              size="small"
              label={t('promotion.participants.search')}
              placeholder={t('promotion.participants.search')}
              clearLabel={t('promotion.participants.clear')}
              value={search}
              onChange={setSearch}
            />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <Notice
          image={search === '' ? empty.promo : empty.search}
          title={t(search === '' ? 'promotion.winners.none' : 'promotion.participants.notFound')}
          text={t(search === '' ? 'promotion.winners.none.text' : 'promotion.participants.notFound.text')}
        />
      ) : (
        <Table
          caption={t('promotion.winners')}
          columns={columns}
          rows={rows}
          keyOf={({ place }) => String(place)}
          isReader={isOwn}
          isAfterGap={isAfterGap}
        />
      )}
      {search === '' && <TablePages page={page} total={winners.length} />}
    </Card>
  )
}
