// A bar while the site can't be reached, so that loaded content stays readable. Afterwards the screen is reloaded.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '../../data/use-action.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './offline-bar.module.css'
import { tryAgain, useTrouble } from './use-trouble.ts'

export function OfflineBar() {
  const { t } = useI18n()
  const trouble = useTrouble()
  const { revalidate } = useRevalidator()
  const { run: retry, isBusy } = useAction(tryAgain)
  const wasInTrouble = useRef(false)
  useEffect(() => {
    if (wasInTrouble.current && !trouble) void revalidate()
    wasInTrouble.current = trouble !== null
  }, [trouble, revalidate])
  if (!trouble) return null
  return (
    <div className={styles.bar} role="alert">
      <Icon name={trouble === 'reconstruction' ? 'clock' : 'offline'} size={18} />
      <b>{t(`shell.${trouble}.title`)}</b>
      <span>{t(`shell.${trouble}.text`)}</span>
      <Button
        look="line"
        size="small"
        className={styles.retry}
        isWaiting={isBusy}
        onClick={() => void retry()}
      >
        {t('shell.offline.retry')}
      </Button>
    </div>
  )
}
