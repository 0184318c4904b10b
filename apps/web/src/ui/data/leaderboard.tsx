import { type ReactNode, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Person } from './person.tsx'
import styles from './table.module.css'
import { useMoves } from '../motion/use-moves.ts'

interface Ranked {
  /** Left out where no two have the same name. */
  id?: string
  /** Null: without a place, behind all others. */
  place: number | null
  name: string
  image?: string
  value: ReactNode
  /** What the place wins. */
  prize?: ReactNode
  /** The row is the reader's own. */
  isReader?: boolean
}

interface LeaderboardProps {
  /** With `prize` there is a column of prizes, but not on phones. */
  labels: { caption: string; place: string; name: string; value: string; reader: string; prize?: string }
  /** By place; a jump between two places shows as a gap. */
  rows: readonly Ranked[]
}

const medals = [undefined, 'first', 'second', 'third'] as const

/** People by rank. A row that changes its place glides there; the reader's own is lit up for a moment. */
export function Leaderboard({ labels, rows }: LeaderboardProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useMoves(body, rows.map(keyOf).join('\n'), { onMove: flashReader })
  const hasPrizes = labels.prize !== undefined
  return (
    <table className={joinClasses(styles.table, styles.people, hasPrizes && styles.prized)}>
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
          {hasPrizes && (
            <th scope="col" className={joinClasses(styles.number, styles.wideOnly)}>
              {labels.prize}
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.flatMap((row, index) => {
          const line = <Row key={keyOf(row)} row={row} readerLabel={labels.reader} hasPrize={hasPrizes} />
          return isAfterGap(rows[index - 1], row)
            ? [
                <tr key={`gap before ${keyOf(row)}`} className={styles.gap} aria-hidden="true">
                  {/* Phones have no column of prizes: spanning it would make one. */}
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

const keyOf = ({ id, name }: Ranked) => id ?? name

function isAfterGap(before: Ranked | undefined, { place }: Ranked): boolean {
  if (!before || before.place === null) return false
  return place === null || place > before.place + 1
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

interface RowProps {
  row: Ranked
  readerLabel: string
  hasPrize: boolean
}

function Row({ row, readerLabel, hasPrize }: RowProps) {
  const { place, name, image, value, prize, isReader } = row
  const medal = place !== null && medals[place]
  return (
    <tr
      data-key={keyOf(row)}
      data-reader={isReader || undefined}
      className={joinClasses(isReader && styles.reader, medal && styles[medal])}
    >
      <td className={styles.place}>{place ?? '–'}</td>
      <td>
        <Person name={name} image={image} readerLabel={isReader ? readerLabel : undefined} />
      </td>
      <td className={styles.number}>{value}</td>
      {hasPrize && <td className={joinClasses(styles.prize, styles.wideOnly)}>{prize ?? '–'}</td>}
    </tr>
  )
}
