// The visible captcha, where the operator has chosen Google's widget [2.50], [9.21].
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answering } from '../../dialogs/registry.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import './captcha.messages.json'
import styles from './captcha-modal.module.css'
import { showWidget } from './recaptcha.ts'

export interface CaptchaProps extends Answering<string | null> {
  siteKey: string
}

export function CaptchaModal({ siteKey, onAnswer, onClose }: CaptchaProps & { onClose: () => void }) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    let isOver = false
    let leave = () => {}
    const fail = () => {
      if (!isOver) setPhase('failed')
    }
    showWidget(place.current!, siteKey, { onAnswer: (token) => answer(token), onFailure: fail }).then(
      (hide) => {
        if (isOver) return hide()
        leave = hide
        setPhase('shown')
      },
      fail,
    )
    return () => {
      isOver = true
      leave()
    }
  }, [siteKey, attempt])
  function tryAgain() {
    setPhase('loading')
    setAttempt(attempt + 1)
  }
  return (
    <Modal title={t('captcha.title')} closeLabel={t('captcha.close')} onClose={onClose}>
      {phase === 'loading' && <Loader text={t('captcha.waiting')} />}
      <div ref={place} className={styles.place} hidden={phase === 'failed'} />
      {phase === 'failed' && (
        <div className={styles.failed}>
          <Note tone="warning" isAnswer>
            {t('captcha.failed')}
          </Note>
          <Button look="primary" isWide onClick={tryAgain}>
            {t('captcha.again')}
          </Button>
        </div>
      )}
      <p className={styles.hint}>{t('captcha.hint')}</p>
    </Modal>
  )
}
