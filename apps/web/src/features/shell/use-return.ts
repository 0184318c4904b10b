import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { siteHealth } from '../../api/browser-call.ts'
import { useTrouble } from './use-trouble.ts'

/** Statuses that pass by themselves. */
const passing: readonly number[] = [502, 503, 504]
/** After an error of a site that is well again by the time one asks. */
const pauseMs = 5_000

/** Shows the wanted screen as soon as what kept it away is over; nobody has to load the page again. */
export function useReturn(status: number, address: string): void {
  const navigate = useNavigate()
  const trouble = useTrouble()
  const wasInTrouble = useRef(false)
  const show = useEffectEvent(() => void navigate(address, { replace: true }))
  useEffect(() => {
    if (wasInTrouble.current && !trouble && status >= 500) show()
    wasInTrouble.current = trouble !== null
  }, [status, trouble])
  useEffect(() => {
    if (!passing.includes(status)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    void siteHealth.doubt().then(() => { if (!isGone && !siteHealth.store.getState().trouble) timer = setTimeout(show, pauseMs) })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [status, address])
}
