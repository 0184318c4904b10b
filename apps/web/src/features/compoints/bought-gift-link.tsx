import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import './compoints.messages.json'

/** Inside the toast of a purchase. */
export function BoughtGiftLink({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <ButtonLink size="small" to="/profile/gifts" onClick={onClose}>
      {t('compoints.bought.gifts')}
    </ButtonLink>
  )
}
