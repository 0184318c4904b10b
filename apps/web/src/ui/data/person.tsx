import { Avatar } from './avatar.tsx'
import { StatusTag } from './status-tag.tsx'
import styles from './table.module.css'

interface PersonProps {
  name: string
  image?: string
  /** It is the reader: says so. */
  readerLabel?: string
}

/** Somebody in a row of a table. */
export function Person({ name, image, readerLabel }: PersonProps) {
  return (
    <span className={styles.who}>
      <Avatar size="small" name={name} image={image} isNamed />
      <span>{name}</span>
      {readerLabel !== undefined && (
        <StatusTag tone="amber" size="small">
          {readerLabel}
        </StatusTag>
      )}
    </span>
  )
}
