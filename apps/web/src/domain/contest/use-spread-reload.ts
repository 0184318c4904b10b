import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const longestDelayMs = 3_000

/** Loads the screen again within three seconds, at a random time: what ends is open in many browsers. Called again meanwhile, it is loaded once. */
export function useSpreadReload(): () => void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void revalidate()
    }, Math.random() * longestDelayMs)
  }
}
