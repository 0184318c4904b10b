import { type ReactNode, useRef } from 'react'
import { Avatar } from './avatar.tsx'
import { joinClasses } from '../join-classes.ts'
import { StatusTag } from './status-tag.tsx'
import styles from './table.module.css'
import { useMoves } from '../motion/use-moves.ts'

interface Ranked {
  place: number
  name: string
  image?: string
  value: ReactNode
  /** The row is the reader's own. */
  isReader?: boolean
}

interface LeaderboardProps {
  labels: { caption: string; place: string; name: string; value: string; reader: string }
  /** By place; a jump between two places shows as a gap. */
  rows: readonly Ranked[]
}

const medals = [undefined, 'first', 'second', 'third'] as const

/** People by rank. A row that changes its place glides there; the reader's own is lit up for a moment. */
export function Leaderboard({ labels, rows }: LeaderboardProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useMoves(body, rows.map((row) => row.name).join('\n'), { onMove: flashReader })
  return (
    <table className={joinClasses(styles.table, styles.people)}>
      <caption>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {labels.place}
          </th>
          <th scope="col">{labels.name}</th>
          <th scope="col" className={styles.number}>
            {labels.value}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.flatMap((row, index) => {
          const isAfterGap = index > 0 && row.place > rows[index - 1]!.place + 1
          const line = <Row key={row.name} row={row} readerLabel={labels.reader} />
          return isAfterGap
            ? [
                <tr key="gap" className={styles.gap} aria-hidden="true">
                  <td colSpan={3}>…</td>
                </tr>,
                line,
              ]
            : [line]
        })}
      </tbody>
    </table>
  )
}

const flashMs = 600

function flashReader(row: HTMLElement): void {
  if (!row.hasAttribute('data-reader')) return
  for (const cell of row.children)
    cell.animate(
      {
        backgroundColor: [
          'color-mix(in srgb, var(--accent) 45%, var(--surface-raised))',
          'var(--surface-raised)',
        ],
      },
      { duration: flashMs },
    )
}

function Row({
  row: { place, name, image, value, isReader },
  readerLabel,
}: {
  row: Ranked
  readerLabel: string
}) {
  const medal = medals[place]
  return (
    <tr
      data-key={name}
      data-reader={isReader || undefined}
      className={joinClasses(isReader && styles.reader, medal && styles[medal])}
    >
      <td className={styles.place}>{place}</td>
      <td>
        <span className={styles.who}>
          <Avatar size="small" name={name} image={image} isNamed />
          <span>{name}</span>
          {isReader && (
            <StatusTag tone="amber" size="small">
              {readerLabel}
            </StatusTag>
          )}
        </span>
      </td>
      <td className={styles.number}>{value}</td>
    </tr>
  )
}
