import { useRef, useState } from 'react'

interface SingleFlight<Name extends string> {
  /** Name of the pending action, for rendering; null while there is none. */
  underWay: Name | null
  /** True from the moment an action starts, before anything is rendered. */
  isBusy: () => boolean
  /** Runs an action; returns undefined without running it while another one is pending. A failed one does not stay pending. */
  run: <Result>(name: Name, action: () => Promise<Result>) => Promise<Result | undefined>
}

/** Runs one action at a time, however often its buttons are pressed [4.55]. */
export function useSingleFlight<Name extends string = string>(): SingleFlight<Name> {
  const current = useRef<Name | null>(null)
  const [underWay, setUnderWay] = useState<Name | null>(null)
  return {
    underWay,
    isBusy: () => current.current !== null,
    async run(name, action) {
      if (current.current !== null) return undefined
      current.current = name
      setUnderWay(name)
      try {
        return await action()
      } finally {
        current.current = null
        setUnderWay(null)
      }
    },
  }
}
