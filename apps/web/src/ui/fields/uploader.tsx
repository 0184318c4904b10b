// A place to drop a file on, to choose one, or on phones to photograph one. It checks type and size before it hands over.
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { type FileProblem, type FileRules, findFileProblem } from './file-check.ts'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './uploader.module.css'

interface UploaderProps {
  title: string
  /** Instead of it where nothing can be dragged: on touchscreens. */
  touchTitle?: string
  /** Which files are taken, in words. */
  hint: string
  labels: { choose: string; photograph: string } & Record<FileProblem, string>
  rules: FileRules
  onFile: (file: File) => void
  /** Takes the photo; left out: the device's own camera app does. */
  onPhotograph?: () => void
  /** What the server had against the last one. */
  error?: string
}

export function Uploader({
  title,
  touchTitle,
  hint,
  labels,
  rules,
  onFile,
  onPhotograph,
  error,
}: UploaderProps) {
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const errorId = useId()

  function handleFile(file: File | undefined) {
    if (!file) return
    const found = findFileProblem(file, rules)
    setProblem(found)
    if (!found) onFile(file)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    handleFile(event.dataTransfer.files[0])
  }
  const message = problem ? labels[problem] : error
  return (
    <div
      className={joinClasses(styles.drop, isOver && styles.over, message && styles.wrong)}
      role="group"
      aria-label={title}
      aria-describedby={message ? errorId : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon name={message ? 'warn' : 'upload'} size={26} />
      {message ? (
        <b id={errorId} role="alert">
          {message}
        </b>
      ) : (
        <>
          <b className={touchTitle && styles.byMouse}>{title}</b>
          {touchTitle && <b className={styles.byTouch}>{touchTitle}</b>}
        </>
      )}
      <span>{hint}</span>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => chooser.current?.click()}>
          {labels.choose}
        </Button>
        <span className={styles.camera}>
          <Button size="small" onClick={onPhotograph ?? (() => camera.current?.click())}>
            <Icon name="camera" size={18} />
            {labels.photograph}
          </Button>
        </span>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={rules.types.join()}
        onChange={(event) => {
          handleFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          handleFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
