import type { VerificationKind } from '@yanta/contract'
import { useRef } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckList } from '../../../ui/data/check-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { choosePicture, takePhoto } from './drive-sending.ts'
import { writeShot } from './open-picture.ts'
import styles from './send.module.css'
import { useCamera } from './use-camera.ts'
import { Step } from './step.tsx'

/** The camera with a frame for the document. Without one, or without leave to use it, the device's own camera app or a file does. */
export function CameraStep({ kind }: { kind: VerificationKind }) {
  const { t } = useI18n()
  const { video, phase } = useCamera()
  const chooser = useRef<HTMLInputElement>(null)
  const ownCamera = useRef<HTMLInputElement>(null)
  const shoot = useAction(async () => {
    const shot = video.current && (await writeShot(video.current))
    if (!shot) return 'failed'
    await takePhoto(kind, shot)
  })
  const isLost = phase === 'denied' || phase === 'absent'
  const handleFile = (file: File | undefined) => {
    if (file) void choosePicture(kind, file)
  }
  return (
    <Step>
      {isLost ? (
        <Note tone="error" icon="camera" title={t(`documents.camera.${phase}`)} isAnswer>
          {t(`documents.camera.${phase}.text`)}
        </Note>
      ) : (
        <>
          <div className={styles.camera}>
            <video
              ref={video}
              className={styles.video}
              playsInline
              muted
              aria-label={t('documents.camera.view')}
            />
            <span className={styles.aim} />
            {phase === 'starting' && (
              <div className={styles.starting}>
                <Loader text={t('documents.camera.starting')} />
              </div>
            )}
            <p className={styles.help}>{t('documents.camera.help')}</p>
          </div>
          <CheckList
            isInline
            label={t('documents.camera.tips')}
            states={{ yes: '', no: '', open: t('documents.camera.tip') }}
            items={(['corners', 'glare', 'text'] as const).map((tip) => ({
              text: t(`documents.camera.tip.${tip}`),
              state: 'open',
            }))}
          />
        </>
      )}
      {shoot.refusal && (
        <Note tone="error" isAnswer>
          {t('documents.camera.failed')}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => chooser.current?.click()}>
          <Icon name="upload" size={18} />
          {t('documents.camera.file')}
        </Button>
        {isLost ? (
          <Button look="primary" onClick={() => ownCamera.current?.click()}>
            <Icon name="camera" size={18} />
            {t('documents.camera.own')}
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={phase !== 'ready'}
            isWaiting={shoot.isBusy}
            onClick={() => void shoot.run()}
          >
            <Icon name="camera" size={18} />
            {t('documents.camera.shoot')}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        onChange={(event) => handleFile(event.target.files?.[0])}
      />
      <input
        ref={ownCamera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => handleFile(event.target.files?.[0])}
      />
    </Step>
  )
}
