import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './table.module.css'

interface Column<Row> {
  key: string
  title: string
  /** Numbers stand at the end of their column, digit under digit. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Rows of equal things. Where it is too wide it scrolls sideways by itself, also by keyboard. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={joinClasses(isNumber && styles.number)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} className={joinClasses(isNumber && styles.number)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
