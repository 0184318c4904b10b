import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { siteHealth } from '../../data/api/browser-call.ts'
import { computeReconnectDelay } from '../../browser/reconnect-delay.ts'
import { useTrouble } from './use-trouble.ts'

/** Statuses of temporary failures. */
const passing: readonly number[] = [502, 503, 504]
/** Minimum delay between two retries, when the site is well but this screen is not. */
const pauseMs = 5_000

/** Reloads the requested screen as soon as the failure is over, without a page reload. */
export function useReturn(status: number): void {
  const { revalidate } = useRevalidator()
  const trouble = useTrouble()
  const wasInTrouble = useRef(false)
  const show = useEffectEvent(() => revalidate())
  useEffect(() => {
    const isOver = wasInTrouble.current && !trouble
    const isPassing = passing.includes(status)
    wasInTrouble.current = trouble !== null
    // While there is trouble, wait for its end.
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
