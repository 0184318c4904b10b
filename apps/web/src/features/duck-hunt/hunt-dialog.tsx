// [1.7], [3.30] The duck hunt as large as the window, over the page of its promotion.
import hunt from '@yanta/art/hunt.json'
import { getDuckHuntGame } from '@yanta/contract'
import { useEffect, useId } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { Loader } from '../../ui/feedback/loader.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'
import { HuntGame } from './hunt-game.tsx'
import { stopHuntSound } from './hunt-sound.ts'

interface HuntDialogProps {
  promotionId: string
  title: string
  onClose: () => void
}

export function HuntDialog({ promotionId, title, onClose }: HuntDialogProps) {
  const { t } = useI18n()
  const titleId = useId()
  const { phase, latest, refusal, retry } = useCall(promotionId, (signal) =>
    browserCall(getDuckHuntGame, { params: { gameId: promotionId } }, { signal }),
  )
  useEffect(() => stopHuntSound, [])
  return (
    <ModalFrame labelledBy={titleId} onClose={onClose} isFullScreen surfaceClassName={styles.surface}>
      {latest ? (
        <HuntGame titleId={titleId} loaded={latest} onStale={retry} onClose={onClose} />
      ) : (
        <div className={styles.hunt}>
          <div className={styles.ground} aria-hidden="true">
            <Picture source={hunt.field} alt="" width={1440} height={810} sizes="100vw" isFirst />
          </div>
          <header className={styles.head}>
            <IconButton icon="left" label={t('duck_hunt.back')} onClick={onClose} />
            <div className={styles.name}>
              <h2 id={titleId}>{title}</h2>
            </div>
          </header>
          <div className={styles.middle}>
            {phase === 'failed' || phase === 'offline' ? (
              <div className={styles.panel}>
                <Notice
                  isError
                  title={t(phase === 'offline' ? 'duck_hunt.offline' : 'duck_hunt.failed')}
                  text={
                    refusal && refusal.status !== 0 ? describeRefusal(t, refusal) : t('duck_hunt.failed.text')
                  }
                  action={
                    refusal?.code === 'user_not_participate' ? (
                      <Button onClick={onClose}>{t('duck_hunt.back')}</Button>
                    ) : (
                      <Button onClick={retry}>{t('duck_hunt.again')}</Button>
                    )
                  }
                />
              </div>
            ) : (
              <Loader text={t('duck_hunt.loading')} />
            )}
          </div>
        </div>
      )}
    </ModalFrame>
  )
}
