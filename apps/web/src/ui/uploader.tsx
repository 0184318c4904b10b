// A place to drop a file on, to choose one, or on phones to photograph one. It checks type and size before it hands over.
import { type DragEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { type FileProblem, type FileRules, findFileProblem } from './file-check.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './uploader.module.css'

interface UploaderProps {
  title: string
  /** Which files are taken, in words. */
  hint: string
  labels: { choose: string; photograph: string } & Record<FileProblem, string>
  rules: FileRules
  onFile: (file: File) => void
  /** What the server had against the last one. */
  error?: string
}

export function Uploader({ title, hint, labels, rules, onFile, error }: UploaderProps) {
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

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
    <div>
      <div
        className={joinClasses(styles.drop, isOver && styles.over)} role="group" aria-label={title}
        onDragOver={(event) => { event.preventDefault(); setIsOver(true) }} onDragLeave={() => setIsOver(false)} onDrop={handleDrop}
      >
        <Icon name="upload" size={26} />
        <b>{title}</b>
        <span>{hint}</span>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => chooser.current?.click()}>{labels.choose}</Button>
          <span className={styles.camera}><Button size="small" onClick={() => camera.current?.click()}><Icon name="camera" size={18} />{labels.photograph}</Button></span>
        </div>
        <input ref={chooser} type="file" hidden accept={rules.types.join()} onChange={(event) => { handleFile(event.target.files?.[0]); event.target.value = '' }} />
        <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={(event) => { handleFile(event.target.files?.[0]); event.target.value = '' }} />
      </div>
      {message && <p className={styles.error} role="alert"><Icon name="warn" size={16} />{message}</p>}
    </div>
  )
}

interface UploadedFileProps {
  name: string
  /** Its size, or what became of it. */
  detail: string
  /** Address of a small picture of it. */
  preview?: string
  /** While it is on its way. */
  percent?: number
  removeLabel?: string
  onRemove?: () => void
}

/** A file that is on its way or has arrived. */
export function UploadedFile({ name, detail, preview, percent, removeLabel, onRemove }: UploadedFileProps) {
  return (
    <div className={styles.file}>
      <span className={styles.thumb}>{preview ? <img src={preview} alt="" /> : <Icon name="doc" />}</span>
      <div className={styles.texts}>
        <b>{name}</b>
        {percent === undefined ? <span>{detail}</span> : <ProgressBar label={name} percent={percent} valueText={detail} isThin />}
      </div>
      {onRemove && removeLabel && <IconButton size="small" icon={percent === undefined ? 'trash' : 'close'} label={removeLabel} onClick={onRemove} />}
    </div>
  )
}
