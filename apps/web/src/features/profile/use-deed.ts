import { useRef, useState } from 'react'

/** One deed at a time, however often its buttons are pressed [4.55]. `underWay` is the name it was begun by. */
export function useDeed(): {
  underWay: string | null
  run: (name: string, deed: () => Promise<void>) => Promise<void>
} {
  const isBusy = useRef(false)
  const [underWay, setUnderWay] = useState<string | null>(null)
  return {
    underWay,
    async run(name, deed) {
      if (isBusy.current) return
      isBusy.current = true
      setUnderWay(name)
      try {
        await deed()
      } finally {
        isBusy.current = false
        setUnderWay(null)
      }
    },
  }
}
