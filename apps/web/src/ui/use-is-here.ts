import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether the component is still shown, for what follows a slow answer: a player who has gone elsewhere is not brought back by it.
 * @param isShown false while a mounted component is hidden
 */
export function useIsHere(isShown = true): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = isShown
    return () => {
      isHere.current = false
    }
  }, [isShown])
  return isHere
}
