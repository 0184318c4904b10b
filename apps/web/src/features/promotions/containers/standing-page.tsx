import type { Promotion } from '@yanta/contract'
import { PromotionTag } from '../../../domain/contest/contest-tag.tsx'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { PromotionFund } from '../../../domain/contest/promotion-fund.tsx'
import { PromotionTypeTag } from '../../../domain/contest/promotion-type.tsx'
import { useLevel } from '../../../domain/level/use-level.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { ScaleStrip } from '../../../ui/data/badge-tile.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SplitBanner } from '../../../ui/layout/split-banner.tsx'
import { PageTop } from '../page/page-head.tsx'
import { StepsCard } from '../page/steps-card.tsx'
import { PromotionText } from '../page/text-page.tsx'
import './containers.messages.json'
import styles from './containers.module.css'
import { Terms, TermsButton } from './terms-button.tsx'

/** [3.25] A standing offer: what it gives on each level, with that of the player. */
export function StandingPage({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const { title, description, image, status, blocks } = promotion
  return (
    <>
      <PageTop title={title}>
        <SplitBanner
          title={title}
          text={description}
          tags={
            <>
              {status !== 'active' && <PromotionTag status={status} />}
              <PromotionTypeTag promotion={promotion} />
            </>
          }
          art={
            <Picture
              source={image}
              alt=""
              width={720}
              height={405}
              sizes="(max-width: 1054px) 100vw, 40vw"
              isFirst
            />
          }
          footer={
            <>
              <ButtonLink look="primary" to={blocks.action?.url ?? '/'}>
                {blocks.action?.text ?? t('standing.play')}
              </ButtonLink>
              {promotion.html !== '' && <TermsButton />}
            </>
          }
        >
          <OwnWorth promotion={promotion} />
          <ContestTimer kind="promotion" contest={promotion} size="large" />
        </SplitBanner>
      </PageTop>
      <LevelsCard promotion={promotion} />
      <StepsCard promotion={promotion} />
      {promotion.html !== '' && (
        <Terms>
          <PromotionText promotion={promotion} />
        </Terms>
      )}
    </>
  )
}

/** What the player's level brings; for others, and between levels, the most it can bring. */
function OwnWorth({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const own = useOwnStep(promotion)
  if (!own) return <PromotionFund promotion={promotion} />
  return (
    <div className={styles.own}>
      <span>{t('standing.own', { name: own.name })}</span>
      <b>{own.text}</b>
    </div>
  )
}

function LevelsCard({ promotion }: { promotion: Promotion }) {
  const { t } = useI18n()
  const own = useOwnStep(promotion)
  const { levels } = promotion.blocks
  if (levels.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t('standing.levels')}</h2>
      <ScaleStrip
        label={t('standing.levels')}
        steps={levels.map(({ name, text, image }) => ({ name, value: text, image }))}
        currentIndex={own ? levels.indexOf(own) : -1}
        currentLabel={t('standing.current')}
      />
    </Card>
  )
}

/** The row of the player's level: the highest that is not above it; undefined for guests. */
function useOwnStep({ blocks }: Promotion): Promotion['blocks']['levels'][number] | undefined {
  const profile = useSite()?.player?.profile
  const level = useLevel()?.level ?? profile?.level.index
  return profile && level !== undefined ? blocks.levels.findLast((step) => step.level <= level) : undefined
}
