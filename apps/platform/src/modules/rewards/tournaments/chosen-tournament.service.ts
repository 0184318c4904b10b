// The tournament that a player has chosen [4.32], as the bar beside a running game shows it.
import type { Clock } from '@yanta/config/clock'
import type { ChosenTournament } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { isGameCounted, type Catalogue } from '../../play/catalogue/catalogue.service.ts'
import type { Asker } from './contest-pages.service.ts'
import { readChoice } from './joining/hold.service.ts'
import type { Tables } from './tables.service.ts'
import type { AllTexts } from './tournament-texts.present.ts'
import { presentMechanic } from './tournaments.rules.ts'

export interface ChosenContext {
  db: PlatformDatabase
  clock: Clock
  catalogue: Catalogue
  texts: AllTexts
  tables: Tables
}

/** Null: the player has chosen none that runs. `game`: the slug of the game that is asked about. */
export async function findChosenTournament(
  { db, clock, catalogue, texts, tables }: ChosenContext,
  { player, locale }: Asker & { player: NonNullable<Asker['player']> },
  game: string | undefined,
): Promise<ChosenTournament | null> {
  const { chosen, isPaidSeat, isSeriesLeader } = await readChoice(db, clock.now(), player.id)
  const place = chosen && (await tables.readPlace(chosen, player.id))
  const found = chosen && texts[locale].tournament.get(chosen.entry)
  if (!chosen || !place || !found) return null
  const { id, slug, startsAt, endsAt, terms } = chosen
  const { min, max } = terms.stakes
  return {
    tournament: {
      id: String(id),
      slug,
      title: found.title,
      imageDefault: found.imageDefault,
      startedAt: startsAt.toISOString(),
      finishedAt: endsAt!.toISOString(),
      mechanic: presentMechanic(terms.mechanic, locale),
      betRestriction: { min: min?.[player.currency] ?? null, max: max?.[player.currency] ?? null },
      isPaidSeat,
      isSeriesLeaderMember: isSeriesLeader,
    },
    place,
    isCounted: game === undefined ? null : isGameCounted(catalogue, terms.games, game),
  }
}
