import { MembershipTags } from '../../../domain/contest/membership-tags.tsx'
import '../../../domain/contest/contest.messages.json'
import type { SeriesItem } from '../../../domain/contest/tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Tag } from '../../../ui/data/tag.tsx'

type TaggedSeries = Pick<SeriesItem, 'status' | 'isCancelled' | 'isMember' | 'stagesCount' | 'currentStage'>

/** That it is a series, which stage of it runs, and whether the player takes part. */
export function SeriesTags({ series }: { series: TaggedSeries }) {
  const { t, number } = useI18n()
  const { status, isCancelled, isMember, stagesCount, currentStage } = series
  return (
    <>
      <Tag color={status === 'active' ? 'violet' : 'ink'}>
        <Icon name={status === 'past' ? 'flag' : status === 'future' ? 'clock' : 'trophy'} size={14} />
        {isCancelled
          ? t('contest.series.cancelled')
          : status === 'past'
            ? t('contest.series.past')
            : status === 'active' && currentStage !== null
              ? t('contest.series.stage', { stage: number(currentStage), count: number(stagesCount) })
              : t('contest.series.stages', { count: stagesCount })}
      </Tag>
      <MembershipTags tournament={{ status, isMember, isChosen: false, wantParticipate: false }} />
    </>
  )
}
