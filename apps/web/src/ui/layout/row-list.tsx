import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../data/icon.tsx'
import { IconTile, type TileTone } from '../data/icon-tile.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './row-list.module.css'

interface RowListProps {
  label?: string
  /** Lines between the rows, or a box for each. */
  look?: 'divided' | 'boxed'
  children: ReactNode
}

/** Things of one kind below each other: a picture, words, and what each is worth or can do. */
export function RowList({ label, look = 'divided', children }: RowListProps) {
  return (
    <ul aria-label={label} className={joinClasses(styles.list, styles[look])}>
      {children}
    </ul>
  )
}

interface RowProps {
  icon?: IconName
  /** The icon's ground; without one it stands bare. */
  iconTone?: TileTone
  /** Address of a square picture. */
  image?: string
  /** Anything else at the start: a face, a place. */
  lead?: ReactNode
  /** What the title is: a word above it. */
  label?: string
  title: ReactNode
  detail?: ReactNode
  value?: ReactNode
  valueDetail?: ReactNode
  valueColor?: 'green' | 'amber' | 'coral'
  /** A tag or a button. */
  end?: ReactNode
  /** Under the words, such as a bar. */
  children?: ReactNode
  /** The whole row leads there. */
  to?: string
  /** Rows that lead somewhere stand among others that don't. */
  hasNoArrow?: boolean
  /** The whole row is pressed, and opens something. */
  onPress?: () => void
  /** Met or missing: its icon and ground take the colour; words say it as well. */
  state?: 'met' | 'missing'
  isChosen?: boolean
}

export function Row({
  icon,
  iconTone,
  image,
  lead,
  label,
  title,
  detail,
  value,
  valueDetail,
  valueColor,
  end,
  children,
  to,
  hasNoArrow,
  onPress,
  state,
  isChosen,
}: RowProps) {
  return (
    <li
      className={joinClasses(
        styles.row,
        state && styles[state],
        isChosen && styles.chosen,
        (to !== undefined || onPress) && styles.pressed,
      )}
    >
      {icon && (iconTone ? <IconTile icon={icon} tone={iconTone} size="small" /> : <Icon name={icon} />)}
      {image && <img className={styles.image} src={image} alt="" width="44" height="44" loading="lazy" />}
      {lead}
      <div className={styles.words}>
        {label && <span className={styles.label}>{label}</span>}
        {onPress ? (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPress}>
            {title}
          </button>
        ) : to === undefined ? (
          <b>{title}</b>
        ) : (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        )}
        {detail && <span className={styles.detail}>{detail}</span>}
        {children}
      </div>
      {(value !== undefined || valueDetail !== undefined) && (
        <div className={styles.value}>
          {value !== undefined && <b className={valueColor && styles[valueColor]}>{value}</b>}
          {valueDetail && <span className={styles.detail}>{valueDetail}</span>}
        </div>
      )}
      {end && <div className={styles.end}>{end}</div>}
      {to !== undefined && !end && !hasNoArrow && (
        <span className={styles.arrow}>
          <Icon name="right" size={18} />
        </span>
      )}
    </li>
  )
}
