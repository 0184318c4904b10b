// The game of the day [2.69]: the same for all clients and in every process, since only the date and the editors decide.
import { getGameOfTheDay } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '@yanta/content'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import { route } from '../../../plugins/route.ts'
import { getCatalogueGame, type Catalogue } from '../catalogue/catalogue.service.ts'
import { createCalendar } from '../../../plugins/calendar.ts'
import { pickForDay } from './day.rules.ts'

interface DayContext {
  settings: Pick<Settings, 'gameOfTheDay' | 'timeZone'>
  catalogue: Catalogue
  values: TextValues
}

/** A game that can't be played now is replaced by the next one. */
export function addGameOfTheDay(
  app: FastifyInstance,
  { settings: { gameOfTheDay, timeZone }, catalogue, values }: DayContext,
): void {
  const { clock } = app.deps
  const readDay = createCalendar(timeZone)
  route(
    app,
    getGameOfTheDay,
    ({ locale }) => {
      const { number, endsAt } = readDay(clock.now())
      const chosen = pickForDay(
        gameOfTheDay,
        number,
        ({ slug }) => catalogue.current.findGame(slug)?.disabledReason === null,
      )
      if (!chosen) return { data: null }
      return {
        data: {
          game: getCatalogueGame(catalogue, locale, chosen.slug),
          text: fillPlaceholders(chosen.text[locale], values[locale]),
          endsAt: endsAt.toISOString(),
        },
      }
    },
    { isShared: true },
  )
}
