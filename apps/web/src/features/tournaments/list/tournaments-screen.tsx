import empty from '@yanta/art/empty.json'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import type { SeriesItem, TournamentItem } from '../../../domain/contest/tournament.ts'
import { useCurrentEvents } from '../../../domain/contest/use-current-events.ts'
import { TournamentCard } from '../../../domain/contest/tournament-card.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { ArtCardSkeleton } from '../../../ui/feedback/art-card-skeleton.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/feedback/placeholder.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { TabLinks } from '../../../ui/layout/tab-links.tsx'
import { useEndNear } from '../../../ui/use-end-near.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ContestBanner } from '../contest-banner.tsx'
import { SeriesCard } from '../series/series-card.tsx'
import { SeriesTags } from '../series/series-tags.tsx'
import '../tournaments.messages.json'
import type { TournamentsData } from './list-data.ts'
import { buildFilterPath, groupByStatus, tournamentFilters } from './list-filters.ts'
import styles from './tournaments-screen.module.css'
import { useListChanges } from './use-list-changes.ts'
import { useTournamentPages } from './use-tournament-pages.ts'

const groupTitles = {
  active: 'tournaments.now',
  future: 'tournaments.soon',
  past: 'tournaments.past',
} as const

/** [9.15] A leap to the foot of the page may also have scrolled past the end. */
const nearEnd = '9999999px 0px 500px 0px'

interface TournamentsScreenProps {
  data: TournamentsData
  /** Alternatives offered while there is no tournament. */
  instead?: ReactNode
}

/** [2.6] Tournaments and series, or those of a filter, by their current status [4.5]; nine at a time [9.13]. */
export function TournamentsScreen({ data, instead }: TournamentsScreenProps) {
  const { t } = useI18n()
  const { filter } = data
  const pages = useTournamentPages(data)
  const tournaments = useCurrentEvents(pages.list.items)
  const series = useCurrentEvents(data.series)
  useListChanges(tournaments, series)
  const hasSession = useSite()?.hasSession ?? false
  const isEmpty = tournaments.length === 0 && series.length === 0
  // Of the others the tab of series tells.
  const first = filter === 'all' ? series.find(({ status }) => status !== 'past') : undefined
  return (
    <>
      <div className={styles.head}>
        <h1>{t('tournaments.title')}</h1>
        <TabLinks
          look="pill"
          label={t('tournaments.filters')}
          current={buildFilterPath(filter)}
          links={tournamentFilters
            .filter((name) => name !== 'own' || hasSession)
            .map((name) => ({ to: buildFilterPath(name), name: t(`tournaments.filter.${name}`) }))}
        />
      </div>
      {isEmpty && <Nothing filter={filter} />}
      {first && (
        <ContestBanner
          contest={first}
          text={first.description}
          tags={<SeriesTags series={first} />}
          headingLevel={2}
          isFirst
          footer={
            <ButtonLink
              look="primary"
              size="large"
              to={`/tournaments/series/${first.slug}`}
              aria-label={t('tournaments.series.openNamed', { title: first.title })}
            >
              {t('tournaments.series.open')}
            </ButtonLink>
          }
        />
      )}
      {filter === 'series' ? (
        <AllSeries series={series} />
      ) : (
        <>
          <Groups tournaments={tournaments} isWhole={pages.list.isWhole} />
          <Foot pages={pages} filter={filter} />
        </>
      )}
      {isEmpty && filter === 'all' && instead}
    </>
  )
}

/** There are few of them, and each says how it stands: they need no headings. */
function AllSeries({ series }: { series: readonly SeriesItem[] }) {
  const { t } = useI18n()
  if (series.length === 0) return null
  return (
    <>
      <VisuallyHidden as="h2">{t('tournaments.filter.series')}</VisuallyHidden>
      <CardGrid label={t('tournaments.filter.series')}>
        {groupByStatus(series, true)
          .flatMap(({ items }) => items)
          .map((one) => (
            <CardGridItem key={one.id}>
              <SeriesCard series={one} />
            </CardGridItem>
          ))}
      </CardGrid>
    </>
  )
}

interface GroupsProps {
  tournaments: readonly TournamentItem[]
  /** No more are to come. */
  isWhole: boolean
}

function Groups({ tournaments, isWhole }: GroupsProps) {
  const { t, number } = useI18n()
  return groupByStatus(tournaments, isWhole).map((group) => (
    <Section
      key={group.status}
      title={t(groupTitles[group.status])}
      count={group.isWhole ? number(group.items.length) : undefined}
    >
      <CardGrid label={t(groupTitles[group.status])}>
        {group.items.map((tournament) => (
          <CardGridItem key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  ))
}

interface FootProps {
  pages: ReturnType<typeof useTournamentPages>
  filter: TournamentsData['filter']
}

/** Under the list: what is coming, or why it did not come. The next page comes when its end is near [9.15]. */
function Foot({ pages, filter }: FootProps) {
  const { t } = useI18n()
  const { list, isLoading, hasFailed, isOnline, load, mayLoadUnasked } = pages
  const end = useEndNear<HTMLDivElement>(mayLoadUnasked, () => void load(true), {
    margin: nearEnd,
    turn: list.pages,
  })
  if (list.isWhole) return null
  if (hasFailed)
    return (
      <Notice
        isError
        title={t(isOnline ? 'tournaments.more.failed' : 'tournaments.more.offline')}
        text={t('tournaments.more.failed.text')}
        action={<Button onClick={() => void load(false)}>{t('tournaments.more.again')}</Button>}
      />
    )
  if (isLoading)
    return (
      <Loading label={t('tournaments.more.loading')}>
        <CardGrid>
          {Array.from({ length: 3 }, (_, place) => (
            <CardGridItem key={place}>
              <ArtCardSkeleton />
            </CardGridItem>
          ))}
        </CardGrid>
      </Loading>
    )
  const path = buildFilterPath(filter)
  return (
    <div ref={end} className={styles.more}>
      <ButtonLink
        to={`${path}${path.includes('?') ? '&' : '?'}page=${list.pages + 1}`}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          void load(false)
        }}
      >
        {t('tournaments.more')}
      </ButtonLink>
    </div>
  )
}

/** No tournament at all, or none of the filter, with links to other ways to play. */
function Nothing({ filter }: { filter: TournamentsData['filter'] }) {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        isLarge
        image={empty.tournaments}
        title={t(filter === 'all' ? 'tournaments.empty' : `tournaments.empty.${filter}`)}
        text={t(filter === 'all' ? 'tournaments.empty.text' : 'tournaments.empty.filter.text')}
        action={
          <div className={styles.actions}>
            {filter === 'all' ? (
              <>
                <ButtonLink look="primary" to="/">
                  {t('tournaments.empty.lobby')}
                </ButtonLink>
                <ButtonLink to="/games/slots">{t('tournaments.empty.slots')}</ButtonLink>
              </>
            ) : (
              <ButtonLink look="primary" to={buildFilterPath('all')}>
                {t('tournaments.empty.all')}
              </ButtonLink>
            )}
          </div>
        }
      />
    </Card>
  )
}
