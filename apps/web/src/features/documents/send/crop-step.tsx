// The picture with a frame that keeps a part of it, turned by quarters and by degrees. Corners are dragged, or moved by arrow keys.
import type { VerificationKind } from '@yanta/contract'
import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import {
  type Corner,
  corners,
  findCorner,
  isUntouched,
  mostTilt,
  moveCorner,
  moveCornerByKey,
  tiltTo,
  turnQuarter,
  untouched,
} from './crop.ts'
import { sendPicture } from './drive-sending.ts'
import { type DrawnPicture, drawTurned, openPicture, writePicture } from './open-picture.ts'
import type { Picture, Source } from './send-machine.ts'
import { dispatchToSending } from './send-store.ts'
import styles from './send.module.css'
import { Step } from './step.tsx'

interface CropStepProps {
  kind: VerificationKind
  picture: Picture
  source: Source
}

/** Wide enough for a dialog on a dense screen. */
const drawnWidth = 1_000

export function CropStep({ kind, picture, source }: CropStepProps) {
  const { t } = useI18n()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useOpenPicture(picture.file, () =>
    dispatchToSending(kind, { type: 'rejected', problem: 'unable_to_process_verification' }),
  )
  const [edit, setEdit] = useState(untouched)
  const { turns, tilt, frame } = edit
  const letGo = useUnsavedChanges(true)
  useEffect(() => {
    if (drawn && canvas.current) drawTurned(canvas.current, drawn, { turns, tilt }, drawnWidth)
  }, [drawn, turns, tilt])
  const send = useAction(async () => {
    if (!drawn) return
    const file = isUntouched(edit) ? picture.file : await writePicture(drawn, edit).catch(() => null)
    if (!file) return 'failed'
    letGo()
    sendPicture(kind, file === picture.file ? picture : { file, name: renameToJpeg(picture.name) })
  })
  return (
    <Step>
      {/* A finger that moves a corner pulls no sheet down. */}
      <div className={styles.board} data-own-touch>
        {drawn ? (
          <div className={styles.picture}>
            <canvas
              ref={canvas}
              className={styles.canvas}
              role="img"
              aria-label={t('documents.crop.picture')}
            />
            <div
              className={styles.frame}
              style={
                {
                  '--left': frame.left,
                  '--top': frame.top,
                  '--right': frame.right,
                  '--bottom': frame.bottom,
                } as CSSProperties
              }
            />
            {corners.map((corner) => (
              <CornerHandle
                key={corner}
                corner={corner}
                point={findCorner(frame, corner)}
                label={t(`documents.crop.corner.${corner}`)}
                canvas={canvas}
                onMove={(point) =>
                  setEdit((before) => ({ ...before, frame: moveCorner(before.frame, corner, point) }))
                }
                onKey={(key) => {
                  const moved = moveCornerByKey(frame, corner, key)
                  if (moved) setEdit({ ...edit, frame: moved })
                  return moved !== null
                }}
              />
            ))}
          </div>
        ) : (
          <Loader text={t('documents.crop.opening')} />
        )}
      </div>
      <div className={styles.turn}>
        <IconButton
          size="small"
          icon="refresh"
          label={t('documents.crop.turn')}
          onClick={() => setEdit(turnQuarter(edit))}
        />
        <div className={styles.tilt}>
          <Slider
            label={t('documents.crop.tilt')}
            min={-mostTilt}
            max={mostTilt}
            value={tilt}
            valueText={t('documents.crop.degrees', { degrees: tilt < 0 ? `−${-tilt}` : String(tilt) })}
            onChange={(degrees) => setEdit(tiltTo(edit, degrees))}
          />
        </div>
      </div>
      {send.refusal && (
        <Note tone="error" isAnswer>
          {t('documents.crop.failed')}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button disabled={send.isBusy} onClick={() => dispatchToSending(kind, { type: 'back' })}>
          {t(source === 'camera' ? 'documents.crop.retake' : 'documents.crop.other')}
        </Button>
        <Button look="primary" disabled={!drawn} isWaiting={send.isBusy} onClick={() => void send.run()}>
          {t('documents.crop.send')}
        </Button>
      </div>
    </Step>
  )
}

interface CornerHandleProps {
  corner: Corner
  point: { x: number; y: number }
  label: string
  canvas: { current: HTMLCanvasElement | null }
  /** To a point in shares of the picture. */
  onMove: (point: { x: number; y: number }) => void
  /** True when the key moved it. */
  onKey: (key: string) => boolean
}

function CornerHandle({ corner, point, label, canvas, onMove, onKey }: CornerHandleProps) {
  function handleMove(event: PointerEvent<HTMLButtonElement>) {
    const box = canvas.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  return (
    <button
      type="button"
      className={styles.corner}
      data-corner={corner}
      aria-label={label}
      style={{ '--x': point.x, '--y': point.y } as CSSProperties}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault()
      }}
    />
  )
}

/** Null until it is decoded. @param onDamaged it can't be */
function useOpenPicture(file: Blob, onDamaged: () => void): DrawnPicture | null {
  const [drawn, setDrawn] = useState<DrawnPicture | null>(null)
  const handleDamaged = useEffectEvent(onDamaged)
  useEffect(() => {
    let isOver = false
    let opened: DrawnPicture | undefined
    openPicture(file).then(
      (decoded) => {
        opened = decoded
        if (isOver) decoded.close()
        else setDrawn(decoded)
      },
      () => {
        if (!isOver) handleDamaged()
      },
    )
    return () => {
      isOver = true
      opened?.close()
      setDrawn(null)
    }
  }, [file])
  return drawn
}

/** What is written from a canvas is a JPEG. */
function renameToJpeg(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
