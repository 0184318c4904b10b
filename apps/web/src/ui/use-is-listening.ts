import { useEffect, useState } from 'react'

/** How long a screen reader needs to learn of a region it should listen to, in milliseconds. */
const noticeMs = 100

/** Off for the first moment: what stands in a live region from the start is not read out. */
export function useIsListening(): boolean {
  const [isListening, setIsListening] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsListening(true), noticeMs)
    return () => clearTimeout(timer)
  }, [])
  return isListening
}
