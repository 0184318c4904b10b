// A newer release is ready. It can wait, so it takes no focus.
import { applyUpdate } from '../../browser/site-update.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PromptBar } from '../../ui/feedback/prompt-bar.tsx'
import './site-update.messages.json'

export function SiteUpdateBar({ onLater }: { onLater: () => void }) {
  const { t } = useI18n()
  return (
    <PromptBar
      isFloating
      icon="download"
      title={t('site_update.title')}
      text={t('site_update.text')}
      actions={
        <>
          <Button look="text" size="small" onClick={onLater}>
            {t('site_update.later')}
          </Button>
          <Button look="primary" size="small" onClick={applyUpdate}>
            {t('site_update.now')}
          </Button>
        </>
      }
    />
  )
}
