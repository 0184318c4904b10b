// Asks once what other companies may be contacted for. Nothing is until the answer, so the question takes no focus and waits.
import type { ConsentPurpose } from '@yanta/contract/consent'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { answerAll, saveConsent } from '../../site/consent.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PromptBar } from '../../ui/feedback/prompt-bar.tsx'
import './consent.messages.json'

export function ConsentBanner({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const { t } = useI18n()
  return (
    <PromptBar
      isFloating
      icon="shield"
      title={t('consent.title')}
      text={t('consent.text')}
      actions={
        <>
          <Button look="text" size="small" aria-haspopup="dialog" onClick={() => openModal('cookieSettings')}>
            {t('consent.choose')}
          </Button>
          <Button size="small" onClick={() => saveConsent(answerAll(purposes, false))}>
            {t('consent.necessary')}
          </Button>
          <Button size="small" onClick={() => saveConsent(answerAll(purposes, true))}>
            {t('consent.all')}
          </Button>
        </>
      }
    />
  )
}
