// A tab without content yet: an invitation instead of a list.
import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

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
