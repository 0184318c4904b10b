// On the server: data of a screen that was made of the platform's shared answers alone. Those are the same objects for some
// seconds, and so is what was made of them: markup and texts derived from it are found again instead of made anew.
import type { Call } from '../data/api/caller.ts'

interface LoadedScreen {
  answers: readonly unknown[]
  data: object
}

const mostScreens = 300
const screens = new Map<string, LoadedScreen>()

/** Loads a screen; equal answers for the same `key` give the same object. Data with an answer for one visitor is never stored. */
export async function loadStable<Data extends object>(
  key: string,
  call: Call,
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  const answers: unknown[] = []
  let isShared = true
  let count = 0
  const recordingCall = (async (declaration, ...input) => {
    const index = count++
    isShared &&=
      declaration.method === 'GET' && (declaration.access === 'anyone' || input[1]?.asGuest === true)
    const answer = await call(declaration, ...input)
    answers[index] = answer
    return answer
  }) as Call
  const data = await load(recordingCall)
  if (!isShared) return data
  const known = screens.get(key)
  if (known && isSame(known.answers, answers)) return known.data as Data
  if (screens.size >= mostScreens) screens.clear()
  screens.set(key, { answers, data })
  return data
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index])
}
