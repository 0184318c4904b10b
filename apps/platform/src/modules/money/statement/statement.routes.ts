import { downloadStatement, getStatement, statementParts, type StatementPart } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Dates } from '../../../plugins/calendar.ts'
import { route } from '../../../plugins/route.ts'
import type { MethodNames } from '../history/history.service.ts'
import { writeStatementCsv } from './statement-csv.present.ts'
import { writeStatementPdf } from './statement-pdf.present.ts'
import { presentTable } from './statement-table.present.ts'
import { readStatement } from './statement.service.ts'

export function addStatement(
  app: FastifyInstance,
  methods: MethodNames,
  { dates, timeZone }: { dates: Dates; timeZone: string },
): void {
  const { db, clock, brand } = app.deps
  const context = { db, dates }

  route(app, getStatement, async ({ player, query }) => {
    const { summary } = await readStatement(context, clock.now(), { player, ...query })
    return summary
  })
  route(app, downloadStatement, async ({ player, query, locale }) => {
    const { format, parts, ...period } = query
    const statement = await readStatement(context, clock.now(), { player, ...period })
    const table = presentTable(statement, { methods, dates, timeZone }, locale)
    const included = parts === undefined ? statementParts : (parts.split(',') as StatementPart[])
    const name = `statement-${player.id}-${period.from}-${period.to}.${format}`
    return format === 'csv'
      ? {
          name,
          type: 'text/csv; charset=utf-8',
          content: Buffer.from(writeStatementCsv(table, included, locale)),
        }
      : {
          name,
          type: 'application/pdf',
          content: await writeStatementPdf(table, included, { brand, locale, timeZone }),
        }
  })
}
