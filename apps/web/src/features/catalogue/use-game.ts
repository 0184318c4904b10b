import { type Game, getGame } from '@yanta/contract'
import { useEffect, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'

interface Answer {
  slug: string
  attempt: number
  game: Game | null
}

/** Fetches the details of one game. */
export function useGame(slug: string): { game: Game | null; isFailed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isOver = false
    void browserCall(getGame, { params: { slug } }).then((result) => {
      if (!isOver) setAnswer({ slug, attempt, game: result.ok ? result.value : null })
    })
    return () => {
      isOver = true
    }
  }, [slug, attempt])
  // Ignore the response to an earlier request.
  const current = answer?.slug === slug && answer.attempt === attempt ? answer : null
  return {
    game: current?.game ?? null,
    isFailed: current?.game === null,
    retry: () => setAttempt((count) => count + 1),
  }
}
