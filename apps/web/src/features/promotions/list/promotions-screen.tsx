import type { PromotionListItem } from '@yanta/contract'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { PromotionCard } from '../../../domain/contest/promotion-card.tsx'
import { PromotionFund } from '../../../domain/contest/promotion-fund.tsx'
import { findTypeName, PromotionTypeTag } from '../../../domain/contest/promotion-type.tsx'
import { useCurrentEvents } from '../../../domain/contest/use-current-events.ts'
import { useSite } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { TabLinks } from '../../../ui/layout/tab-links.tsx'
import type { PromotionsData } from '../promotions-data.ts'
import { filterPaths } from './filter-paths.ts'
import { groupPromotions, listPastTypes, promotionFilters, readFilter } from './list-groups.ts'
import { NoPromotions } from './no-promotions.tsx'
import '../promotions.messages.json'
import styles from './promotions-screen.module.css'

/** [9.12] Past ones at a time; among all promotions only the latest few. */
const pageSize = 40
const recentSize = 6

interface PromotionsScreenProps extends PromotionsData {
  /** Alternatives offered while there is no promotion. */
  instead?: ReactNode
}

/** [2.5], [2.37], [4.5] All promotions: active, upcoming and past, or those of a filter. */
export function PromotionsScreen({ promotions: loaded, memberships, instead }: PromotionsScreenProps) {
  const { t, number } = useI18n()
  const [query] = useSearchParams()
  const filter = readFilter(query.get('type'))
  const promotions = useCurrentEvents(loaded)
  const groups = groupPromotions(promotions, filter)
  const { important, active, future, past } = groups
  const cards = { memberships }
  const isQuiet = important === null && active.length === 0
  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{t('promotions.title')}</h1>
          {important && <p>{t('promotions.important')}</p>}
        </div>
        <TabLinks
          look="pill"
          isOnePage
          label={t('promotions.filters')}
          current={filterPaths[filter]}
          links={promotionFilters.map((name) => ({
            to: filterPaths[name],
            name: t(`promotions.filter.${name}`),
          }))}
        />
      </div>
      <NoPromotions groups={groups} filter={filter} />
      {important && <Important promotion={important} />}
      {active.length > 0 && (
        <Section title={t('promotions.now')} count={number(active.length + (important ? 1 : 0))}>
          <Cards promotions={active} {...cards} />
        </Section>
      )}
      {filter === 'all' && !isQuiet ? (
        future.length + past.length > 0 && (
          <Section
            title={t(findQuietTitle(future.length > 0, past.length > 0))}
            actions={
              past.length > recentSize && (
                <ButtonLink size="small" to={filterPaths.past} preventScrollReset>
                  {t('promotions.past.all')}
                </ButtonLink>
              )
            }
          >
            <Cards promotions={[...future, ...past.slice(0, recentSize)]} {...cards} />
          </Section>
        )
      ) : (
        <>
          {future.length > 0 && (
            <Section title={t('promotions.soon')} count={number(future.length)}>
              <Cards promotions={future} {...cards} />
            </Section>
          )}
          {past.length > 0 && (
            <Section title={t('promotions.past')} count={number(past.length)}>
              <PastCards key={filter} promotions={past} {...cards} />
            </Section>
          )}
        </>
      )}
      {filter === 'all' && !isQuiet && <PastTypes promotions={promotions} />}
      {promotions.length === 0 && instead}
      <Channel />
    </>
  )
}

function findQuietTitle(hasFuture: boolean, hasPast: boolean) {
  if (!hasPast) return 'promotions.soon'
  return hasFuture ? 'promotions.soonAndRecent' : 'promotions.recent'
}

/** [2.37] The most important one, as wide as the page. */
function Important({ promotion }: { promotion: PromotionListItem }) {
  const { t } = useI18n()
  const { title, description, background, image, slug } = promotion
  return (
    <Banner
      headingLevel={2}
      title={title}
      text={description}
      art={
        <Picture
          source={background}
          narrow={image}
          alt=""
          width={1480}
          height={640}
          sizes="(max-width: 1054px) 100vw, 80vw"
          isFirst
        />
      }
      tags={
        <>
          <Tag color="amber">
            <Icon name="star" size={14} />
            {t('promotions.main')}
          </Tag>
          <PromotionTypeTag promotion={promotion} />
        </>
      }
      footer={
        <>
          <ContestTimer kind="promotion" contest={promotion} size="large" />
          <ButtonLink
            look="glass"
            size="large"
            to={`/promo/${slug}`}
            aria-label={t('contest.promotion.detailsOf', { title })}
          >
            {t('contest.promotion.details')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.fund}>
        <PromotionFund promotion={promotion} />
      </div>
    </Banner>
  )
}

interface CardsProps {
  promotions: readonly PromotionListItem[]
  memberships: readonly string[]
}

function Cards({ promotions, memberships }: CardsProps) {
  return (
    <CardGrid>
      {promotions.map((promotion) => (
        <CardGridItem key={promotion.id}>
          <PromotionCard promotion={promotion} isMember={memberships.includes(promotion.id)} />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}

function PastCards({ promotions, memberships }: CardsProps) {
  const { t } = useI18n()
  const [count, setCount] = useState(pageSize)
  return (
    <>
      <Cards promotions={promotions.slice(0, count)} memberships={memberships} />
      {count < promotions.length && (
        <div className={styles.more}>
          <Button onClick={() => setCount(count + pageSize)}>{t('promotions.more')}</Button>
        </div>
      )}
    </>
  )
}

/** [2.37] Types without anything to take part in now, with another way to win. */
function PastTypes({ promotions }: { promotions: readonly PromotionListItem[] }) {
  const { t } = useI18n()
  const names = listPastTypes(promotions).flatMap((type) => {
    const name = findTypeName(type)
    return name === null ? [] : [t('promotions.pastTypes.name', { name: t(name) })]
  })
  if (names.length === 0) return null
  return (
    <Note>
      {t('promotions.pastTypes', { names: names.join(', ') })}{' '}
      <TextLink to="/tournaments">{t('promotions.pastTypes.link')}</TextLink>
      {t('promotions.pastTypes.after')}
    </Note>
  )
}

/** [3.64] Where the operator tells of promotions outside the site. */
function Channel() {
  const { t } = useI18n()
  const url = useSite()?.serverData?.promoTelegramChannelUrl
  if (!url) return null
  return (
    <Note
      icon="send"
      actions={
        <ButtonLink size="small" to={url} target="_blank" rel="noopener">
          {t('promotions.channel.open')}
        </ButtonLink>
      }
    >
      {t('promotions.channel')}
    </Note>
  )
}
