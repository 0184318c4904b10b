import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

interface Look {
  look?: 'primary' | 'plain' | 'line' | 'glass' | 'text' | 'danger'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
}

/** A button of a form or an action. While `isWaiting` it keeps its width, hides its label and takes no clicks. */
export function Button({ look, size, isWide, isWaiting, className, ...rest }: ComponentProps<'button'> & Look & { isWaiting?: boolean }) {
  return <button type="button" aria-busy={isWaiting || undefined} className={joinClasses(classesOf({ look, size, isWide }), isWaiting && styles.waiting, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={joinClasses(classesOf({ look, size, isWide }), className)} {...rest} />
}

function classesOf({ look = 'plain', size = 'medium', isWide }: Look): string {
  return joinClasses(styles.button, look !== 'plain' && styles[look], size !== 'medium' && styles[size], isWide && styles.wide)
}
