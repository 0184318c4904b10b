import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { joinClasses } from '../join-classes.ts'

const routerWishes = [
  'state',
  'replace',
  'relative',
  'preventScrollReset',
  'reloadDocument',
  'prefetch',
  'viewTransition',
  'discover',
] as const

interface Look {
  look?: 'primary' | 'plain' | 'line' | 'glass' | 'text' | 'danger' | 'success' | 'pink'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
}

/** A button of a form or an action. While `isWaiting` it keeps its width and its name, hides its label and takes no clicks. */
export function Button({
  look,
  size,
  isWide,
  isWaiting,
  className,
  ...rest
}: ComponentProps<'button'> & Look & { isWaiting?: boolean }) {
  const wait = isWaiting
    ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: refuse } as const)
    : undefined
  return (
    <button
      type="button"
      className={joinClasses(classesOf({ look, size, isWide }), isWaiting && styles.waiting, className)}
      {...rest}
      {...wait}
    />
  )
}

/** A link that looks like a button. The frame follows plain links: the router's own, which is dear to draw, is for who asks it for more. */
export function ButtonLink({
  look,
  size,
  isWide,
  className,
  to,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  const classes = joinClasses(classesOf({ look, size, isWide }), className)
  const isPlain =
    typeof to === 'string' && to.startsWith('/') && !routerWishes.some((wish) => rest[wish] !== undefined)
  return isPlain ? (
    <a className={classes} {...rest} href={to}>
      {children}
    </a>
  ) : (
    <Link className={classes} to={to} {...rest}>
      {children}
    </Link>
  )
}

/** Stops a press of the mouse and of Enter alike, in the field of a form too. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

function classesOf({ look = 'plain', size = 'medium', isWide }: Look): string {
  return joinClasses(
    styles.button,
    look !== 'plain' && styles[look],
    size !== 'medium' && styles[size],
    isWide && styles.wide,
  )
}
