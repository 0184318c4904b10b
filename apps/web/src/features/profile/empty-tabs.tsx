// Tabs without content yet: an invitation instead of a list.
import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './profile-frame.module.css'

export function GiftsTab() {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        isLarge
        image={empty.gifts}
        title={t('profile.gifts.empty')}
        text={t('profile.gifts.text')}
        action={
          <div className={styles.middle}>
            <ButtonLink look="primary" to="/promo">
              {t('profile.gifts.promotions')}
            </ButtonLink>
            <ButtonLink to="/">{t('profile.gifts.lobby')}</ButtonLink>
          </div>
        }
      />
    </Card>
  )
}

export function AchievementsTab() {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        isLarge
        image={empty.tournaments}
        title={t('profile.achievements.empty')}
        text={t('profile.achievements.text')}
        action={
          <ButtonLink look="primary" to="/">
            {t('profile.achievements.play')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
