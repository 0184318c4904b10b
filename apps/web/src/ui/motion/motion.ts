// What scripts move keeps the pace of what styles move: these are the motion tokens of tokens.css, in the form scripts need.
import { isCalm } from './is-calm.ts'

export const durationMs = { short: 120, medium: 200, long: 320, slide: 300 } as const
export const easing = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  spring: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
} as const

/** Settles when the transitions and animations of these elements are over or were broken off; their descendants don't count. */
export async function whenStill(...elements: (Element | null)[]): Promise<void> {
  await Promise.allSettled(
    elements.flatMap((element) => element?.getAnimations() ?? []).map((animation) => animation.finished),
  )
}

/** Moves on from where the element is at this moment, also in the middle of another move, and stays there. Settles when it has arrived or was sent elsewhere. */
export async function moveOn(
  element: HTMLElement,
  to: Record<string, string>,
  options: { duration: number; easing: string },
): Promise<void> {
  const style = getComputedStyle(element)
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, style.getPropertyValue(name)]))
  for (const animation of element.getAnimations()) animation.cancel()
  const animation = element.animate([from, to], {
    ...options,
    duration: isCalm() ? 0 : options.duration,
    fill: 'forwards',
  })
  await animation.finished.catch(() => {})
}
