// What is said after a high five: one calm sentence for each refusal [8.22-8.29], [8.32].
import { highFiveRefusals } from '@yanta/contract'
import { dismissToast, showToast } from '../../dialogs/toast-queue.ts'
import type { Refusal } from '../../data/api/result.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Icon, type IconName } from '../../ui/data/icon.tsx'
import './five.messages.json'
import styles from './give-five.module.css'

type FiveRefusal = (typeof highFiveRefusals)[number]

const icons: Record<FiveRefusal, IconName> = {
  high_five_daily_limit_reached: 'hourglass',
  high_five_per_user_limit_reached: 'user',
  action_self_palm: 'smile',
  user_not_participate: 'users',
  user_is_blocked_for_multi_account: 'lock',
  action_is_inactive: 'flag',
  invalid_promotion: 'flag',
  cannot_high_five: 'refresh',
  action_not_allowed: 'info',
}

/** One toast at a time, whatever is pressed: the latest answer counts. */
const id = 'high-five'

export function tellOfRefusedFive({ t }: I18n, refusal: Refusal<string>, name: string): void {
  // Without an answer nobody knows whether it was given: trying again does no harm.
  const isUnanswered = refusal.status === 0
  const code = isUnanswered ? 'cannot_high_five' : refusal.code
  if (!isFiveRefusal(code))
    return showToast({ id, type: 'error', title: t('five.refused.other'), text: describeRefusal(t, refusal) })
  showToast({
    id,
    type: 'info',
    picture: () => <Mark icon={icons[code]} />,
    title: t(`five.refused.${code}`),
    text: isUnanswered ? t('five.unanswered.text') : t(`five.refused.${code}.text`, { name }),
  })
}

/** [6.3] It is given, and counts once the guest is somebody. */
export function tellGuestOfFive({ t }: I18n): void {
  showToast({
    id,
    type: 'info',
    picture: () => <Mark icon="hand" />,
    title: t('five.guest.title'),
    text: t('five.guest.text'),
    action: () => (
      <ButtonLink look="primary" size="small" to="/registration" onClick={() => dismissToast(id)}>
        {t('five.guest.register')}
      </ButtonLink>
    ),
  })
}

/** The last one of the day, which brings points [9.28]. */
export function tellOfLastFive({ t }: I18n): void {
  showToast({
    id,
    type: 'success',
    picture: () => <Mark icon="hand" />,
    title: t('five.last.title'),
    text: t('five.last.text'),
  })
}

function isFiveRefusal(code: string): code is FiveRefusal {
  return (highFiveRefusals as readonly string[]).includes(code)
}

function Mark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon name={icon} size={22} />
    </span>
  )
}
