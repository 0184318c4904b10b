import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import './contest.messages.json'
import type { Tournament } from './tournament.ts'

/** [2.43] What the player has to do with a tournament; nothing of a past one. */
export function MembershipTags({
  tournament: { status, isChosen, isMember, wantParticipate },
}: {
  tournament: Pick<Tournament, 'status' | 'isChosen' | 'isMember' | 'wantParticipate'>
}) {
  const { t } = useI18n()
  if (status === 'past') return null
  // [4.32] Only one that runs is chosen; before that a seat is kept [4.33].
  if (status === 'future')
    return (
      (isMember || wantParticipate) && (
        <Tag color="green">
          <Icon name="check" size={14} />
          {t('contest.mark.reserved')}
        </Tag>
      )
    )
  return (
    <>
      {isChosen && (
        <Tag color="amber">
          <Icon name="star" size={14} />
          {t('contest.mark.chosen')}
        </Tag>
      )}
      {isMember && (
        <Tag color="green">
          <Icon name="check" size={14} />
          {t('contest.mark.member')}
        </Tag>
      )}
    </>
  )
}
