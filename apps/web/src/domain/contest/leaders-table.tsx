import empty from '@yanta/art/empty.json'
import { leadersPageSize } from '@yanta/contract'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Leaderboard } from '../../ui/data/leaderboard.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import './contest.messages.json'
import { countPages, listShownRows } from './leader-rows.ts'
import styles from './leaders-table.module.css'
import { type Contest, findPrize } from './tournament.ts'
import { useContestWords } from './use-contest-words.ts'
import type { Leaders } from './use-leaders.ts'

interface LeadersCardProps {
  title: string
  contest: Pick<Contest, 'status' | 'isCancelled' | 'mechanic' | 'prizes'>
  leaders: Leaders
  /** Beside the title, instead of the sign that the table is live. */
  mark?: ReactNode
}

/** [3.38] The table of a tournament or series: ten a page [9.13], with what each place wins and the reader's own row always in it. */
export function LeadersCard({ title, contest, leaders, mark }: LeadersCardProps) {
  const { t } = useI18n()
  const { table, phase, page } = leaders
  const isLive = contest.status === 'active' && table !== null
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {mark ?? (isLive && <span className={styles.live}>{t('contest.table.live')}</span>)}
      </div>
      {phase === 'failed' || phase === 'offline' ? (
        <Notice
          isError
          title={t(phase === 'offline' ? 'contest.table.offline' : 'contest.table.failed')}
          text={t('contest.table.failed.text')}
          action={<Button onClick={leaders.retry}>{t('contest.table.again')}</Button>}
        />
      ) : table === null ? (
        <Loading label={t('contest.table.loading')}>
          <RowsPlaceholder rows={leadersPageSize} />
        </Loading>
      ) : (
        <div aria-busy={phase === 'loading'} className={styles.table}>
          <LeadersTable caption={title} contest={contest} table={table} />
          <TablePages page={page} count={countPages(table.totalItems)} />
        </div>
      )}
    </Card>
  )
}

interface LeadersTableProps {
  caption: string
  contest: LeadersCardProps['contest']
  table: NonNullable<Leaders['table']>
}

/** The rows alone. A row that changes its place glides there. */
export function LeadersTable({ caption, contest, table }: LeadersTableProps) {
  const { t } = useI18n()
  const words = useContestWords()
  const { mechanic, prizes, isCancelled, status } = contest
  const rows = listShownRows(table)
  if (rows.length === 0)
    return (
      <Notice
        image={empty.tournaments}
        title={t(status === 'past' ? 'contest.table.nobody' : 'contest.table.empty')}
        text={t(status === 'past' ? 'contest.table.nobody.text' : 'contest.table.empty.text')}
      />
    )
  return (
    <Leaderboard
      labels={{
        caption,
        place: t('contest.table.place'),
        name: t('contest.table.player'),
        value: words.unit(mechanic.value),
        prize: isCancelled || prizes.length === 0 ? undefined : t('contest.table.prize'),
        reader: t('contest.table.you'),
      }}
      rows={rows.map(({ id, username, avatar, position, score, isItMe }) => ({
        id,
        place: position,
        name: username,
        image: avatar,
        value: words.score(score, mechanic.value),
        prize: findPrize(prizes, position)?.title,
        isReader: isItMe,
      }))}
    />
  )
}

function TablePages({ page, count }: { page: number; count: number }) {
  const { t } = useI18n()
  if (count < 2) return null
  return (
    <Pagination
      isOnePage
      labels={{
        row: t('contest.table.pages'),
        previous: t('contest.table.pages.previous'),
        next: t('contest.table.pages.next'),
      }}
      current={Math.min(page, count)}
      count={count}
      addressOf={(number) => (number === 1 ? '?' : `?page=${number}`)}
    />
  )
}
