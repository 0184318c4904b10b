import { Icon } from '../data/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import styles from './uploaded-file.module.css'

interface UploadedFileProps {
  name: string
  /** Its size, or what became of it. */
  detail: string
  /** Address of a small picture of it. */
  preview?: string
  /** While it is on its way. */
  percent?: number
  /** Found right; the detail says so too. */
  isAccepted?: boolean
  removeLabel?: string
  onRemove?: () => void
}

/** A file that is on its way or has arrived. */
export function UploadedFile({
  name,
  detail,
  preview,
  percent,
  isAccepted,
  removeLabel,
  onRemove,
}: UploadedFileProps) {
  return (
    <div className={styles.file}>
      <span className={styles.thumb}>
        {preview ? <img src={preview} alt="" width="46" height="36" /> : <Icon name="doc" />}
      </span>
      <div className={styles.texts}>
        <div className={styles.line}>
          <b>{name}</b>
          {percent !== undefined && <span>{detail}</span>}
        </div>
        {percent === undefined ? (
          <span>{detail}</span>
        ) : (
          <ProgressBar label={name} percent={percent} valueText={detail} isThin />
        )}
      </div>
      {isAccepted && (
        <span className={styles.accepted}>
          <Icon name="check" />
        </span>
      )}
      {onRemove && removeLabel && (
        <IconButton
          size="small"
          icon={percent === undefined ? 'trash' : 'close'}
          label={removeLabel}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
