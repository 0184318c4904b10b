import { type RefObject, useEffect } from 'react'
import { parseMask } from './mask.ts'

/** Keeps what is typed within a mask; the library comes after the field is drawn. */
export function useMask(input: RefObject<HTMLInputElement | null>, mask: string | undefined): void {
  useEffect(() => {
    const element = input.current
    if (!element || !mask) return
    let end = () => {}
    let isGone = false
    void import('@maskito/core').then(({ Maskito }) => {
      if (isGone) return
      const masked = new Maskito(element, { mask: parseMask(mask) })
      end = () => masked.destroy()
    })
    return () => {
      isGone = true
      end()
    }
  }, [input, mask])
}
