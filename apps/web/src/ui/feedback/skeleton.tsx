import { joinClasses } from '../join-classes.ts'
import styles from './skeleton.module.css'

/** Holds the place of something that is loading; `className` gives it that thing's measures. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={joinClasses(styles.skeleton, className)} aria-hidden="true" />
}
