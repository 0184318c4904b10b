import empty from '@yanta/art/empty.json'
import {
  type CallResponse,
  type Participant,
  type Promotion,
  listParticipants,
  participantsPageSize,
} from '@yanta/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { GiveFiveButton } from '../../../domain/contest/give-five-button.tsx'
import { givenFives } from '../../../domain/contest/given-fives.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Person } from '../../../ui/data/person.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { placeReader } from '../page/place-reader.ts'
import { TablePages } from '../page/table-pages.tsx'
import '../promotion-page.messages.json'
import styles from './participants-card.module.css'

type SortField = 'rank' | 'points' | 'additionalPoints'
interface Sort {
  field: SortField
  order: 'asc' | 'desc'
}
type Page = CallResponse<typeof listParticipants>

/** Typing is not answered letter by letter. */
const typingPauseMs = 300
/** The player's place changes with every point: the table is loaded again at most so often. */
const refreshMs = 10_000

interface ParticipantsCardProps {
  promotion: Promotion
  own: LoadedPart
}

/** [3.29] The table of a promotion: ten a page [9.12], by place or points, searched by nickname, with the player's own row. */
export function ParticipantsCard({ promotion, own }: ParticipantsCardProps) {
  const { t, number } = useI18n()
  const [query] = useSearchParams()
  const page = readPage(query.get('page'))
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ field: 'rank', order: 'asc' })
  const refresh = useRefresh(typeof own === 'object' ? own.points : null)
  // Who joins sees the own row at once.
  const memberNumber = typeof own === 'object' ? own.membership?.number : undefined
  // From midnight on everybody can be given five again.
  const fivesDay = useStore(givenFives, ({ day }) => day)
  const wanted = search.trim()
  // Another search or order begins at its first page.
  const shownPage = wanted === '' ? page : 1
  const table = useCall(
    JSON.stringify([promotion.id, shownPage, sort, wanted, refresh, memberNumber, fivesDay]),
    (signal) =>
      browserCall(
        listParticipants,
        {
          params: { promoId: promotion.id },
          query: {
            'sort[field]': sort.field,
            'sort[order]': sort.order,
            limit: String(participantsPageSize),
            page: String(shownPage),
            ...(wanted !== '' && { q: wanted }),
          },
        },
        { signal },
      ),
    { pauseMs: wanted === '' ? 0 : typingPauseMs },
  )
  const shown = table.value ?? table.latest
  const total = shown?.totalItems ?? promotion.membersCount
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>
          {t('promotion.participants')} <span className={styles.count}>{number(total)}</span>
        </h2>
        <div className={joinClasses(styles.search, styles.needsScript)}>
          <SearchField
            size="small"
            label={t('promotion.participants.search')}
            placeholder={t('promotion.participants.search')}
            clearLabel={t('promotion.participants.clear')}
            value={search}
            onChange={setSearch}
          />
        </div>
      </div>
      {table.refusal ? (
        <Notice
          isError
          title={t(table.phase === 'offline' ? 'promotion.offline' : 'promotion.participants.failed')}
          text={t('promotion.failed.text')}
          action={<Button onClick={table.retry}>{t('promotion.again')}</Button>}
        />
      ) : !shown ? (
        <>
          <noscript>
            <Note>{t('promotion.participants.noScript')}</Note>
          </noscript>
          <div className={styles.needsScript}>
            <Loading label={t('promotion.participants.loading')}>
              <RowsPlaceholder rows={participantsPageSize} />
            </Loading>
          </div>
        </>
      ) : shown.items.length === 0 && (wanted !== '' || (!shown.own && total === 0)) ? (
        <Notice
          image={wanted === '' ? empty.promo : empty.search}
          title={t(wanted === '' ? 'promotion.participants.none' : 'promotion.participants.notFound')}
          text={t(
            wanted === '' ? 'promotion.participants.none.text' : 'promotion.participants.notFound.text',
          )}
        />
      ) : (
        <div
          aria-busy={table.phase === 'loading'}
          className={joinClasses(styles.table, hasFives(promotion) && styles.hasFives)}
        >
          <Rows promotion={promotion} own={own} page={shown} sort={sort} onSort={setSort} />
          {wanted === '' && <TablePages page={page} total={shown.totalItems} />}
        </div>
      )}
    </Card>
  )
}

function hasFives({ isHighFiveEnabled, status }: Promotion): boolean {
  return isHighFiveEnabled && status === 'active'
}

function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1
}

/** Counts up some time after the points have changed; further points do not put it off. */
function useRefresh(points: number | null): number {
  const [count, setCount] = useState(0)
  const [known, setKnown] = useState(points)
  const isStale = points !== known
  const refresh = useEffectEvent(() => {
    setKnown(points)
    setCount(count + 1)
  })
  useEffect(() => {
    if (!isStale) return
    const timer = setTimeout(() => refresh(), refreshMs)
    return () => clearTimeout(timer)
  }, [isStale])
  return count
}

interface RowsProps extends ParticipantsCardProps {
  page: Page
  sort: Sort
  onSort: (sort: Sort) => void
}

function Rows({ promotion, own, page, sort, onSort }: RowsProps) {
  const { t, number } = useI18n()
  const reader = readReader(page.own, own)
  const { rows, isAfterGap } = placeReader(page.items, reader, ({ rank }) => rank)
  const isReader = ({ userId }: Participant) => userId === reader?.userId
  const sorted = (field: SortField, first: Sort['order']) => ({
    order: sort.field === field ? sort.order : null,
    onSort: () =>
      onSort({ field, order: sort.field === field ? (sort.order === 'asc' ? 'desc' : 'asc') : first }),
  })
  const { currency, additionalCurrency } = promotion
  const columns: Column<Participant>[] = [
    {
      key: 'rank',
      title: t('promotion.table.place'),
      isPlace: true,
      sort: sorted('rank', 'asc'),
      cell: ({ rank }) => (rank === null ? '–' : number(rank)),
    },
    {
      key: 'name',
      title: t('promotion.table.player'),
      cell: (row) => (
        <Person
          name={row.nick_name}
          image={row.avatar}
          readerLabel={isReader(row) ? t('promotion.table.you') : undefined}
        />
      ),
    },
    {
      key: 'points',
      title: currency ? capitalise(currency.name) : t('promotion.points'),
      isNumber: true,
      sort: sorted('points', 'desc'),
      cell: ({ points }) => number(points),
    },
    ...(additionalCurrency
      ? [
          {
            key: 'additional',
            title: capitalise(additionalCurrency.name),
            isNumber: true,
            isWideOnly: true,
            sort: sorted('additionalPoints', 'desc'),
            cell: ({ additionalPoints }: Participant) => number(additionalPoints),
          },
        ]
      : []),
    ...(hasFives(promotion)
      ? [
          {
            key: 'five',
            title: t('promotion.table.five'),
            isNumber: true,
            cell: (participant: Participant) =>
              isReader(participant) ? (
                '–'
              ) : (
                <GiveFiveButton
                  promotion={promotion}
                  player={participant}
                  isGiven={page.fived.includes(participant.userId)}
                  isCompact
                />
              ),
          },
        ]
      : []),
  ]
  return (
    <Table
      caption={t('promotion.participants')}
      columns={columns}
      rows={rows}
      keyOf={({ userId }) => userId}
      isReader={isReader}
      isAfterGap={isAfterGap}
    />
  )
}

/** Editors write names of currencies as they stand within a sentence. */
const capitalise = (name: string) => name.slice(0, 1).toLocaleUpperCase() + name.slice(1)

/** The player's row with the balances as events tell them. */
function readReader(row: Participant | null, own: LoadedPart): Participant | null {
  return row && typeof own === 'object'
    ? { ...row, points: own.points, additionalPoints: own.additionalPoints }
    : row
}
