// Games, what is played, and by whom.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import type { TextValues } from '../../plugins/placeholders.ts'
import { addCatalogue } from './catalogue/catalogue.routes.ts'
import { openCatalogue, type Catalogue } from './catalogue/catalogue.service.ts'
import { addMostPlayed } from './catalogue/most-played.service.ts'
import { addFavourites } from './favourites/favourites.routes.ts'
import { addGameOfTheDay } from './game-of-the-day/game-of-the-day.routes.ts'
import { addGameSessions } from './game-sessions/game-sessions.routes.ts'
import { createPlayersOnline, watchPlayersOnline } from './game-sessions/players-online.service.ts'
import { addLobby } from './lobby/lobby.routes.ts'
import { addRounds } from './rounds/rounds.routes.ts'
import { createWinners, type Winners } from './rounds/winners.service.ts'

/** Answers what other areas show and listen with. */
export async function addPlay(
  app: FastifyInstance,
  content: LoadedContent,
  values: TextValues,
): Promise<{ catalogue: Catalogue; winners: Winners }> {
  const { db } = app.deps
  const { settings, currencies } = content
  const catalogue = await openCatalogue(db, content)
  const playersOnline = createPlayersOnline(app.deps)
  const winners = createWinners({ ...app.deps, currencies })
  watchPlayersOnline(app, playersOnline)
  addCatalogue(app, catalogue, playersOnline.read)
  addFavourites(app, catalogue)
  addLobby(app, catalogue)
  addGameOfTheDay(app, { settings, catalogue, values })
  addGameSessions(app)
  addRounds(app, winners)
  addMostPlayed(app, settings.timeZone)
  return { catalogue, winners }
}
