import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { siteHealth } from '../../api/browser-call.ts'
import { computeReconnectDelay } from '../../lib/reconnect-delay.ts'
import { useTrouble } from './use-trouble.ts'

/** Statuses that pass by themselves. */
const passing: readonly number[] = [502, 503, 504]
/** At least so long between two tries, when the site is well but this screen is not. */
const pauseMs = 5_000

/** Shows the wanted screen as soon as what kept it away is over; nobody has to load the page again. */
export function useReturn(status: number): void {
  const { revalidate } = useRevalidator()
  const trouble = useTrouble()
  const wasInTrouble = useRef(false)
  const show = useEffectEvent(() => revalidate())
  useEffect(() => {
    const isOver = wasInTrouble.current && !trouble
    const isPassing = passing.includes(status)
    wasInTrouble.current = trouble !== null
    // While there is trouble its end is waited for.
    if (trouble || status < 500 || !(isOver || isPassing)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let attempt = 0
    const wait = () => {
      if (!isGone && isPassing)
        timer = setTimeout(
          () => void tryNow(),
          Math.max(pauseMs, computeReconnectDelay(attempt++, Math.random())),
        )
    }
    const tryNow = async () => {
      await show()
      wait()
    }
    void (isOver ? tryNow() : siteHealth.doubt().then(wait))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [status, trouble])
}
