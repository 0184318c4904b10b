import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Icon } from './icon.tsx'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  title: string
  /** Numbers stand at the end of their column, digit under digit. */
  isNumber?: boolean
  /** A place in a ranking. */
  isPlace?: boolean
  /** Left out on phones. */
  isWideOnly?: boolean
  /** Words, which on phones go on in further lines. */
  canWrap?: boolean
  /** Rows can be ordered by it: how they are now, null by another column. */
  sort?: { order: 'asc' | 'desc' | null; onSort: () => void }
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The row is the reader's own. */
  isReader?: (row: Row) => boolean
  /** Some rows are left out before this one. */
  isAfterGap?: (row: Row) => boolean
}

const orders = { asc: 'ascending', desc: 'descending' } as const

/** Rows of equal things. Where it is too wide it scrolls sideways by itself, also by keyboard. */
export function Table<Row>({ caption, columns, rows, keyOf, isReader, isAfterGap }: TableProps<Row>) {
  const classesOf = ({ isNumber, isPlace, isWideOnly, canWrap }: Column<Row>) =>
    joinClasses(
      isNumber && styles.number,
      isPlace && styles.place,
      isWideOnly && styles.wideOnly,
      canWrap && styles.wraps,
    )
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classesOf(column)}
                aria-sort={column.sort?.order ? orders[column.sort.order] : undefined}
              >
                {column.sort ? (
                  <button type="button" className={styles.sort} onClick={column.sort.onSort}>
                    {column.title}
                    <Icon
                      name={column.sort.order === null ? 'sort' : column.sort.order === 'asc' ? 'up' : 'down'}
                      size={14}
                    />
                  </button>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((row) => {
            const line = (
              <tr key={keyOf(row)} className={joinClasses(isReader?.(row) && styles.reader)}>
                {columns.map((column) => (
                  <td key={column.key} className={classesOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
            return isAfterGap?.(row)
              ? [
                  <tr key="gap" className={styles.gap} aria-hidden="true">
                    <td colSpan={columns.length}>…</td>
                  </tr>,
                  line,
                ]
              : [line]
          })}
        </tbody>
      </table>
    </div>
  )
}
