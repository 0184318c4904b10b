// What a person wants to read of their own data, as PDF.
import type { Locale } from '@yanta/contract'
import { formatDate, formatInstant, formatMoney, formatNumber } from '@yanta/i18n'
import {
  ink,
  margin,
  openPaper,
  paperWidth,
  writeFeet,
  writeHead,
  writeTable,
  type PaperLook,
} from '../../../plugins/paper.ts'
import type { MethodNames } from '../../money/history/history.service.ts'
import { nameMethod } from '../../money/history/history.service.ts'
import { describeDevice } from '../sessions/sessions.service.ts'
import type { DataSummary } from './own-data-summary.repository.ts'
import { ownDataWords } from './own-data-words.ts'

type Words = (typeof ownDataWords)[Locale]

interface Table {
  title: string
  /** Widths as shares of the whole. */
  columns: { label: string; share: number; isAmount?: boolean }[]
  lines: string[][]
}

export async function writeOwnDataPdf(
  summary: DataSummary,
  createdAt: Date,
  methods: MethodNames,
  look: PaperLook,
): Promise<Buffer<ArrayBuffer>> {
  const { locale, timeZone } = look
  const words = ownDataWords[locale]
  const player = String(summary.account.id)
  const about = words.profile(player)
  const { document, finish } = await openPaper({ title: words.title, subject: about, createdAt }, look)
  const head = { about, detail: summary.account.currency, title: words.title, subtitle: '' }
  let y = writeHead(document, head, look) - 33
  document
    .font('text')
    .fontSize(10)
    .fillColor(ink.plain)
    .text(words.everything, margin, y, { width: paperWidth })
  y += 38
  const moment = (at: Date) => formatInstant(at, timeZone).slice(0, -3)
  for (const table of listTables(summary, { words, locale, methods, moment })) {
    if (table.lines.length === 0) continue
    let x = 0
    const columns = table.columns.map(({ share, ...column }) => {
      const width = paperWidth * share
      x += width
      return { ...column, x: x - width, width }
    })
    const lines = table.lines.map((line) => line.map((text) => ({ text })))
    y = await writeTable(document, { title: table.title, columns, lines }, y)
  }
  writeFeet(document, { signed: words.signed(moment(createdAt), timeZone, player), page: words.page }, look)
  return finish()
}

interface Within {
  words: Words
  locale: Locale
  methods: MethodNames
  moment: (at: Date) => string
}

function listTables(summary: DataSummary, within: Within): Table[] {
  const { words, locale, methods, moment } = within
  const { columns, tables } = words
  const pairs = [
    { label: columns.field, share: 0.35 },
    { label: columns.value, share: 0.65 },
  ]
  const money = (amount: number, currency: Parameters<typeof formatMoney>[1]) =>
    formatMoney(amount, currency, locale)
  return [
    { title: tables.account, columns: pairs, lines: listDetails(summary.account, within) },
    {
      title: tables.contacts,
      columns: [
        { label: columns.field, share: 0.2 },
        { label: columns.value, share: 0.5 },
        { label: columns.proven, share: 0.3 },
      ],
      lines: listContacts(summary.account, within),
    },
    { title: tables.consents, columns: pairs, lines: listConsents(summary.account, within) },
    {
      title: tables.logins,
      columns: [
        { label: columns.date, share: 0.24 },
        { label: columns.until, share: 0.24 },
        { label: columns.device, share: 0.3 },
        { label: columns.address, share: 0.22 },
      ],
      lines: summary.logins.map(({ startedAt, endedAt, userAgent, address }) => [
        moment(startedAt),
        endedAt ? moment(endedAt) : '',
        describeDevice(userAgent, locale),
        address,
      ]),
    },
    {
      title: tables.deposits,
      columns: [
        { label: columns.date, share: 0.24 },
        { label: columns.method, share: 0.32 },
        { label: columns.status, share: 0.22 },
        { label: columns.amount, share: 0.22, isAmount: true },
      ],
      lines: summary.deposits.map(({ at, method, amount, currency, status }) => [
        moment(at),
        nameMethod(methods.payments, method, locale),
        words.deposits[status],
        money(amount, currency),
      ]),
    },
    {
      title: tables.payouts,
      columns: [
        { label: columns.date, share: 0.22 },
        { label: columns.method, share: 0.24 },
        { label: columns.target, share: 0.18 },
        { label: columns.status, share: 0.16 },
        { label: columns.amount, share: 0.2, isAmount: true },
      ],
      lines: summary.payouts.map(({ at, method, target, amount, currency, status }) => [
        moment(at),
        nameMethod(methods.payouts, method, locale),
        target,
        words.payouts[status],
        money(amount, currency),
      ]),
    },
    {
      title: tables.gifts,
      columns: [
        { label: columns.date, share: 0.24 },
        { label: columns.gift, share: 0.56 },
        { label: columns.status, share: 0.2 },
      ],
      lines: summary.gifts.map(({ at, titles, state }) => [moment(at), titles[locale], words.gifts[state]]),
    },
    {
      title: tables.limits,
      columns: [
        { label: columns.limit, share: 0.35 },
        { label: columns.period, share: 0.35 },
        { label: columns.sum, share: 0.3, isAmount: true },
      ],
      lines: summary.limits.map(({ kind, period, value }) => [
        words.limits[kind],
        words.periods[period],
        kind === 'time' ? words.minutes(formatNumber(value, locale)) : money(value, summary.account.currency),
      ]),
    },
    {
      title: tables.exclusions,
      columns: [
        { label: columns.date, share: 0.35 },
        { label: columns.until, share: 0.35 },
        { label: columns.ended, share: 0.3 },
      ],
      lines: summary.exclusions.map(({ startedAt, until, endedAt }) => [
        moment(startedAt),
        until ? moment(until) : words.forever,
        endedAt ? moment(endedAt) : '',
      ]),
    },
    {
      title: tables.breaks,
      columns: [
        { label: columns.date, share: 0.35 },
        { label: columns.until, share: 0.65 },
      ],
      lines: summary.breaks.map(({ takenAt, until }) => [moment(takenAt), moment(until)]),
    },
    {
      title: tables.play,
      columns: [
        { label: columns.period, share: 0.4 },
        { label: columns.rounds, share: 0.16, isAmount: true },
        { label: columns.staked, share: 0.22, isAmount: true },
        { label: columns.won, share: 0.22, isAmount: true },
      ],
      lines: summary.play.map(({ currency, rounds, staked, won, first, last }) => [
        `${formatDate(first.toISOString(), locale)} – ${formatDate(last.toISOString(), locale)}`,
        formatNumber(rounds, locale),
        money(staked, currency),
        money(won, currency),
      ]),
    },
  ]
}

function listDetails(account: DataSummary['account'], { words, locale, moment }: Within): string[][] {
  const { fields } = words
  const { firstname, middlename, lastname, birthday, gender, country, address, closedAt } = account
  return [
    [fields.nickname, account.nickName],
    [fields.name, [firstname, middlename, lastname].filter(Boolean).join(' ') || words.none],
    [fields.birthday, birthday ? formatDate(birthday, locale) : words.none],
    [fields.gender, gender ? (words.genders[gender] ?? gender) : words.none],
    [fields.country, country ? nameCountry(country, locale) : words.none],
    [fields.address, address ?? words.none],
    [fields.registered, moment(account.createdAt)],
    ...(closedAt ? [[fields.closed, moment(closedAt)]] : []),
    [fields.currency, account.currency],
    [fields.language, words.languages[account.locale]],
  ]
}

function listContacts(account: DataSummary['account'], { words, moment }: Within): string[][] {
  const { email, phone, emailVerifiedAt, phoneVerifiedAt, pending } = account
  const proof = (at: Date | null) => (at ? moment(at) : words.unproven)
  return [
    ...(email === null ? [] : [[words.contacts.email, email, proof(emailVerifiedAt)]]),
    ...(phone === null ? [] : [[words.contacts.phone, `+${phone}`, proof(phoneVerifiedAt)]]),
    ...pending.map(({ type, value }) => [
      words.contacts[type],
      type === 'phone' ? `+${value}` : value,
      words.unproven,
    ]),
  ]
}

function listConsents(account: DataSummary['account'], { words, moment }: Within): string[][] {
  const { termsVersion, termsAcceptedAt, wantsNews, hasNewDeviceMail } = account
  const { fields } = words
  return [
    ...(termsVersion === null
      ? []
      : [
          [
            fields.terms,
            [termsVersion, termsAcceptedAt && moment(termsAcceptedAt)].filter(Boolean).join(', '),
          ],
        ]),
    [fields.news, wantsNews ? words.yes : words.no],
    [fields.newDevice, hasNewDeviceMail ? words.yes : words.no],
  ]
}

function nameCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code
}
