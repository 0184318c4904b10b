// [2.10], [2.65] A forgotten password while support alone can set a new one. The phone comes first [9.32].
import type { ContactType } from '@yanta/contract'
import { useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../lib/modal-stack.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuthPopup, PopupTurn } from './auth-popup.tsx'
import styles from './auth-popup.module.css'

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
        <Tabs label={t('auth.remind.type')} isWide tabs={tabs} value={type} onChange={(value) => setType(value as ContactType)} />
        <Button look="primary" size="large" isWide onClick={() => openModal('support')}>{t('auth.remind.support')}</Button>
        <Note icon="shield">{t('auth.remind.secret')}</Note>
      </div>
      <PopupTurn question={t('auth.remind.remembered')} answer={t('auth.registration.login')} to="/login" redirect={wanted} />
    </AuthPopup>
  )
}
