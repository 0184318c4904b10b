// Messages as both pages show them. One is a stranger's text: it becomes text nodes, and only addresses of the web become links.
import type { SupportMessage, SupportSide } from '@yanta/contract'
import { button, element, spoken, type Item } from './elements.ts'
import { icon } from './icons.ts'
import { type Outbox, type Unsent, tooSoon } from './outbox.ts'
import type { Pictures } from './pictures.ts'
import { openViewer } from './viewer.ts'
import type { Language, Words } from './words.ts'

/** Text with its addresses as links that open a tab of their own and tell nothing of this page. */
export function linkText(text: string): (Node | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : element('a', { href: part, target: '_blank', rel: 'noopener noreferrer nofollow' }, part),
    )
}

export interface Reader {
  own: SupportSide
  /** The last message that the other side has read. */
  readUpTo: number
  words: Words
  language: Language
  pictures: Pictures
  /** Tells whether a picture is open. */
  onLarge: (isOpen: boolean) => void
}

/** Messages under the days on which they were written. */
export function listMessageItems(messages: readonly SupportMessage[], reader: Reader): Item[] {
  let lastDay = ''
  return messages.flatMap((message) => {
    const day = new Date(message.at).toDateString()
    const heading = day === lastDay ? [] : [buildDay(message.at, day, reader)]
    lastDay = day
    return [
      ...heading,
      {
        key: `message ${message.number}`,
        shows: [message, message.author === reader.own && message.number <= reader.readUpTo],
        build: () => buildMessage(message, reader),
      },
    ]
  })
}

/** Days and hours are written as on the site: 20 November, 17:05. */
const tags: Record<Language, string> = { ru: 'ru', en: 'en-GB' }

function buildDay(at: string, day: string, { language, words }: Reader): Item {
  const [date, now] = [new Date(at), new Date()]
  const text =
    day === now.toDateString()
      ? words.today
      : new Intl.DateTimeFormat(tags[language], {
          day: 'numeric',
          month: 'long',
          ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
        }).format(date)
  return { key: `day ${day}`, shows: text, build: () => element('li', { class: 'note' }, text) }
}

const formatTime = (at: string, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

function buildMessage(message: SupportMessage, reader: Reader): HTMLElement {
  const { words, language, own, readUpTo } = reader
  const { author, kind, text, number, name } = message
  const time = formatTime(message.at, language)
  if (kind === 'end') return element('li', { class: 'note' }, `${words.ended}, ${time}`)
  if (kind === 'rating') return element('li', { class: 'note' }, `${words.rated}: ${text} / 5`)
  const isOwn = author === own
  const isRead = number <= readUpTo
  const mark = isOwn ? [icon(isRead ? 'read' : 'sent'), spoken(` · ${isRead ? words.read : words.sent}`)] : []
  const head = author === 'automatic' ? words.automatic : author === 'operator' && name ? name : ''
  return element(
    'li',
    { class: `message${isOwn ? ' own' : ''}${kind === 'picture' ? ' pictured' : ''}` },
    ...(head && !isOwn ? [element('span', { class: 'who' }, head)] : []),
    kind === 'picture' ? buildPicture(message, time, reader) : element('p', {}, ...linkText(text)),
    element('span', { class: 'when' }, time, ...mark),
  )
}

function buildPicture(
  { number, picture }: SupportMessage,
  time: string,
  { words, pictures, onLarge }: Reader,
): HTMLElement {
  const alt = `${words.picture}, ${time}`
  const image = element('img', {
    alt,
    width: String(picture?.width ?? 4),
    height: String(picture?.height ?? 3),
  })
  const failed = element('span', { class: 'failed', hidden: '' }, words.pictureFailed)
  let address: string | null = null
  async function load(): Promise<void> {
    address = await pictures.load(number)
    if (address !== null) image.src = address
    failed.hidden = address !== null
  }
  void load()
  return button({ class: 'picture', 'aria-haspopup': 'dialog' }, [image, failed], () => {
    if (address === null) void load()
    else openViewer({ address, alt, closeLabel: words.closePicture }, onLarge)
  })
}

/**
 * What has not arrived: how far it is, or why it was refused, with the ways on. The socket may bring a message before the call that
 * sends it is answered: then it is among `messages` already.
 */
export function listUnsentItems<Extra>(
  messages: readonly SupportMessage[],
  { list, sendAgain, remove }: Pick<Outbox<Extra>, 'list' | 'sendAgain' | 'remove'>,
  words: Words,
): Item[] {
  const arrived = new Set(messages.map(({ key }) => key))
  const unsent = list().filter(({ key }) => !arrived.has(key))
  return unsent.map((message) => {
    const { key, refusal, isWaiting } = message
    return {
      key: `unsent ${key}`,
      shows: [refusal, isWaiting],
      build: () =>
        element(
          'li',
          { class: `message own unsent${message.picture && refusal === null ? ' pictured' : ''}` },
          buildUnsentContent(message, words),
          ...(refusal === null
            ? [
                ...buildProgress(message, words),
                // A text that is answered at once has no time for it.
                ...(message.picture || isWaiting ? [button({}, words.remove, () => remove(key))] : []),
              ]
            : [
                element('span', { class: 'refused', role: 'alert' }, describeRefusal(refusal, words)),
                ...(isFinal(refusal) ? [] : [button({}, words.again, () => sendAgain(key))]),
                button({}, words.remove, () => remove(key)),
              ]),
        ),
    }
  })
}

function buildUnsentContent({ text, picture, refusal }: Unsent, words: Words): HTMLElement {
  // What is no picture can't be drawn.
  if (!picture || refusal !== null) return element('p', {}, picture?.file.name ?? text)
  return element('img', { class: 'picture', src: picture.address, alt: words.picture })
}

function buildProgress(message: Unsent, words: Words): HTMLElement[] {
  if (!message.picture) return [element('span', { class: 'when' }, words.sending)]
  const bar = element('progress', { max: '1', 'aria-label': words.sending })
  message.showProgress = (share) => {
    bar.value = share
  }
  return [bar]
}

/** The same file would be refused again. */
const isFinal = (code: string) => ['large_file', 'payload_too_large', 'invalid_mime_type'].includes(code)

function describeRefusal(code: string, words: Words): string {
  const reasons: Record<string, string> = {
    large_file: words.large,
    // Texts wait by themselves. Without a time to wait for, the pictures of the day or of this hour are used up.
    too_many_requests: words.manyPictures,
    [tooSoon]: words.tooSoon,
    payload_too_large: words.large,
    invalid_mime_type: words.wrongType,
    cannot_save: words.notSaved,
  }
  return reasons[code] ?? words.failed
}
