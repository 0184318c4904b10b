import { listConsentPurposes } from '@yanta/contract/consent'
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { answerAll, type ConsentChoice, readConsent, saveConsent } from '../../site/consent.ts'
import { useSite } from '../../site/site-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import './consent.messages.json'
import styles from './cookie-settings.module.css'

/** What is not answered yet is off. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const serverData = useSite()?.serverData
  const purposes = serverData ? listConsentPurposes(serverData) : []
  const [choice, setChoice] = useState<ConsentChoice>(() => ({
    ...answerAll(purposes, false),
    ...readConsent(),
  }))
  const save = (saved: ConsentChoice) => {
    saveConsent(saved)
    onClose()
  }
  return (
    <Modal
      title={t('consent.settings')}
      closeLabel={t('consent.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => save(answerAll(purposes, false))}>{t('consent.necessary')}</Button>
          <Button look="primary" onClick={() => save(choice)}>
            {t('consent.save')}
          </Button>
        </>
      }
    >
      <ul className={styles.purposes}>
        <li className={styles.necessary}>
          <span>
            <b>{t('consent.necessary.name')}</b>
            <small>{t('consent.necessary.detail')}</small>
          </span>
          <span className={styles.always}>
            <Icon name="lock" size={16} />
            {t('consent.necessary.always')}
          </span>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose}>
            <Switch
              isWide
              label={t(`consent.${purpose}.name`)}
              detail={t(`consent.${purpose}.detail`)}
              checked={choice[purpose] === true}
              onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
            />
          </li>
        ))}
      </ul>
    </Modal>
  )
}
