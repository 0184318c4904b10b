// [2.10], [2.65] A forgotten password while support alone can set a new one. The phone comes first [9.32].
import type { ContactType } from '@yanta/contract'
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Note } from '../../ui/note.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuthPopup, PopupTurn } from './auth-popup.tsx'
import styles from './auth-popup.module.css'
import { SupportButton } from './support-button.tsx'

interface RemindPopupProps {
  /** What the address asks to be led to after logging in. */
  wanted: string | null
  onClose: () => void
}

export function RemindPopup({ wanted, onClose }: RemindPopupProps) {
  const { t } = useI18n()
  const [type, setType] = useState<ContactType>('phone')
  const tabs = (['phone', 'email'] as const).map((value) => ({ value, label: t(`auth.remind.${value}`), content: <p className={styles.way}>{t(`auth.remind.${value}Text`)}</p> }))
  return (
    <AuthPopup title={t('auth.remind.title')} lead={t('auth.remind.lead')} onClose={onClose}>
      <div className={styles.matter}>
        {/* Without scripts nothing turns from one to the other, and both are said. */}
        <div className={styles.ways}><Tabs label={t('auth.remind.type')} isWide tabs={tabs} value={type} onChange={(value) => setType(value as ContactType)} /></div>
        <noscript><p>{t('auth.remind.emailText')}</p></noscript>
        <SupportButton look="primary" />
        <Note icon="shield">{t('auth.remind.secret')}</Note>
      </div>
      <PopupTurn question={t('auth.remind.remembered')} answer={t('auth.registration.login')} to="/login" redirect={wanted} />
    </AuthPopup>
  )
}
