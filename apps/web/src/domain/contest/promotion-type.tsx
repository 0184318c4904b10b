import type { PromotionListItem, PromotionType } from '@yanta/contract'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import './contest.messages.json'

interface TypeLook {
  icon: IconName
  /** Of one promotion, and of all of the type. */
  name: MessageKey
  plural: MessageKey
}

/** [2.36] A page of text alone has no label. */
const looks: Record<Exclude<PromotionType, 'page'>, TypeLook> = {
  lottery: { icon: 'ticket', name: 'contest.type.lottery', plural: 'contest.types.lottery' },
  exchange: { icon: 'refund', name: 'contest.type.exchange', plural: 'contest.types.exchange' },
  season: { icon: 'star', name: 'contest.type.season', plural: 'contest.types.season' },
  highFive: { icon: 'hand', name: 'contest.type.highFive', plural: 'contest.types.highFive' },
  duckHunt: { icon: 'target', name: 'contest.type.duckHunt', plural: 'contest.types.duckHunt' },
  personal: { icon: 'cake', name: 'contest.type.personal', plural: 'contest.types.personal' },
  standing: { icon: 'percent', name: 'contest.type.standing', plural: 'contest.types.standing' },
  newcomer: { icon: 'gift', name: 'contest.type.newcomer', plural: 'contest.types.newcomer' },
}

/** The name of all promotions of a type; null where there is none. */
export function findTypeName(type: PromotionType): MessageKey | null {
  return type === 'page' ? null : looks[type].plural
}

/** [2.36] What kind of promotion it is; grey for one that is over. */
export function PromotionTypeTag({ promotion: { type, status } }: { promotion: PromotionListItem }) {
  const { t } = useI18n()
  if (type === 'page') return null
  return (
    <Tag color={status === 'past' ? 'ink' : 'amber'}>
      <Icon name={looks[type].icon} size={14} />
      {t(looks[type].name)}
    </Tag>
  )
}

/** The player takes part. */
export function MemberTag() {
  const { t } = useI18n()
  return (
    <Tag color="green">
      <Icon name="check" size={14} />
      {t('contest.promotion.member')}
    </Tag>
  )
}
