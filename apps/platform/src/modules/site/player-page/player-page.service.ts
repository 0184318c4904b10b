// The parts of a page for its player. Promises: one statement reads them all, the marks are read before it, and a part that fails
// is refused by itself.
import type { CallAnswer, getPlayerPage, Locale, SnapshotMark } from '@yanta/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../plugins/deps.ts'
import { parseAnswer } from '../../../plugins/answer-check.ts'
import { findRefusal } from '../../../plugins/errors.ts'
import { markPlayer, selectPlayerParts, type PlayerPart } from '../../../plugins/player-part.ts'
import type { Player } from '../../../plugins/session.ts'

type PlayerPageAnswer = CallAnswer<typeof getPlayerPage>
export type PlayerPageParts = ReadonlyMap<string, PlayerPart>

interface Asker {
  player: Player
  locale: Locale
  log: Pick<FastifyBaseLogger, 'error'>
}

interface FoundPart {
  mark: SnapshotMark
  facts: unknown
}

/** The named parts; a name without a part is left out. */
export async function readPlayerPage(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  parts: PlayerPageParts,
  names: readonly string[],
  asker: Asker,
): Promise<PlayerPageAnswer> {
  const wanted = names.flatMap((name) => {
    const part = parts.get(name)
    return part ? [{ name, part }] : []
  })
  const found = await findTogether(deps, wanted, asker)
  const answers = await Promise.all(
    wanted.map(async ({ name, part }, index) => {
      try {
        const { mark, facts } = found?.[index] ?? (await findAlone(deps, part, asker))
        const answer = parseAnswer(part.call, part.present(facts, { ...asker, mark }))
        return [name, { answer, ...mark }] as const
      } catch (error) {
        const { status, items } = findRefusal(error, asker.log)
        return [name, { status, errors: items }] as const
      }
    }),
  )
  return Object.fromEntries(answers) as PlayerPageAnswer
}

/** Null when the statement fails: then each part is read alone, to find those that still can be. */
async function findTogether(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  wanted: readonly { part: PlayerPart }[],
  asker: Asker,
): Promise<FoundPart[] | null> {
  if (wanted.length === 0) return []
  const mark = markPlayer(deps, asker)
  try {
    const all = await selectPlayerParts(
      deps,
      wanted.map(({ part }) => part),
      asker,
    )
    return all.map((facts) => ({ mark, facts }))
  } catch (error) {
    asker.log.error({ err: error }, 'the parts of a page could not be read together')
    return null
  }
}

async function findAlone(
  deps: Pick<Deps, 'db' | 'clock' | 'realtime'>,
  part: PlayerPart,
  asker: Asker,
): Promise<FoundPart> {
  const mark = markPlayer(deps, asker)
  const [facts] = await selectPlayerParts(deps, [part], asker)
  return { mark, facts }
}
