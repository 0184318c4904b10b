// What the operator's page looks like: the chats, and the one that is open. On a phone it is one of the two.
import type {
  CallResponse,
  OpenedChat,
  OperatorChat,
  listSupportChats,
  readOperatorChat,
} from '@yanta/contract'
import { buildComposer } from './composer.ts'
import { button, element, fill, spoken, type Item } from './elements.ts'
import { icon } from './icons.ts'
import { buildLog } from './log.ts'
import type { Language, Words } from './words.ts'

interface Actions {
  onSend: (text: string) => void
  onPicture: (file: File) => void
  onType: () => void
  onEnd: () => void
  onOpen: (chat: OperatorChat) => void
  onBack: () => void
  onNearStart: () => void
}

interface Described {
  chat: OpenedChat
  player: CallResponse<typeof readOperatorChat>['player']
}

export const describeChat = ({ chat, player }: Described, words: Words): string =>
  player
    ? `№ ${player.id} · ${words.level} ${player.level} · ${player.currency}`
    : `${words.guest}${chat.email ? ` · ${chat.email}` : ''}`

const nameChat = ({ id, name }: Pick<OpenedChat, 'id' | 'name'>, words: Words): string =>
  name ?? `${words.guest} ${id}`

const listTags = ({ isVip, reason }: Pick<OpenedChat, 'isVip' | 'reason'>, words: Words): HTMLElement[] => [
  ...(isVip ? [element('b', { class: 'tag vip' }, 'VIP')] : []),
  ...(reason ? [element('span', { class: 'tag' }, words.reasons[reason])] : []),
]

/** At the cursor, in place of what is selected, apart from the words beside it. */
function insertWords(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field
  const before = /\S$/.test(value.slice(0, selectionStart)) ? ' ' : ''
  const after = /^[\p{L}\p{N}]/u.test(value.slice(selectionEnd)) ? ' ' : ''
  field.setRangeText(`${before}${text}${after}`, selectionStart, selectionEnd)
  const end = selectionStart + before.length + text.length
  field.setSelectionRange(end, end)
}

const entryId = (chatId: number) => `chat-${chatId}`

export function buildDesk(words: Words, language: Language, actions: Actions) {
  const list = element('ul', { class: 'chats', 'aria-label': words.chats })
  const title = element('h1')
  const tags = element('div', { class: 'tags' })
  const status = element('span', { class: 'status', role: 'status' })
  const { log, show, showEarlier, scrollToEnd } = buildLog(words, actions.onNearStart)
  const hint = element('div', { class: 'hint notice', role: 'status' })
  const answers = element('select', { 'aria-label': words.answers })
  const { form, field } = buildComposer(words, actions)
  const back = button({ class: 'round back', 'aria-label': words.back }, icon('back'), actions.onBack)
  const end = button({ class: 'small' }, words.end, actions.onEnd)
  const talk = element(
    'main',
    { class: 'window' },
    element('header', { class: 'head' }, back, element('div', {}, title, status), tags, end),
    log,
    hint,
    element('div', { class: 'answers' }, answers),
    form,
  )
  const empty = element('div', { class: 'window' }, element('p', { class: 'empty' }, words.choose))
  const lost = element('p', { class: 'lost notice', role: 'status' })
  const page = element('div', { class: 'desk' }, lost, list, empty, talk)
  let texts: CallResponse<typeof listSupportChats>['answers'] = []
  let chatLanguage: Language = language
  answers.addEventListener('change', () => {
    const answer = texts.find(({ slug }) => slug === answers.value)
    if (answer) insertWords(field, answer.text[chatLanguage])
    answers.value = ''
    field.focus()
  })

  function buildEntry(chat: OperatorChat, isCurrent: boolean, last: string): HTMLElement {
    const entry = button(
      { id: entryId(chat.id), 'aria-current': String(isCurrent) },
      nameChat(chat, words),
      () => actions.onOpen(chat),
    )
    entry.append(
      ...(chat.unread > 0
        ? [element('b', { class: 'unread' }, spoken(`${words.unread}: `), String(chat.unread))]
        : []),
      element('small', {}, last),
      ...listTags(chat, words),
    )
    return element('li', {}, entry)
  }

  return {
    page,
    field,
    show,
    showEarlier,
    scrollToEnd,
    say: (text: string) => void (hint.textContent = text),
    focusEntry: (chatId: number) => document.getElementById(entryId(chatId))?.focus(),
    /** What keeps the page from being of now; empty: nothing. */
    showLost: (text: string) => void (lost.textContent = text),
    showStatus: (text: string) => void (status.textContent = text),
    showChats(chats: readonly OperatorChat[], current: number | undefined): void {
      const none: Item = {
        key: 'none',
        shows: null,
        build: () => element('li', { class: 'note' }, words.none),
      }
      const items = chats.map((chat) => {
        const { id, name, isVip, unread, reason, lastMessage } = chat
        const isCurrent = current === id
        const last = lastMessage.kind === 'picture' ? words.picture : lastMessage.text || words.ended
        return {
          key: String(id),
          shows: [name, isVip, unread, reason, isCurrent, last],
          build: () => buildEntry(chat, isCurrent, last),
        }
      })
      fill(list, items.length === 0 ? [none] : items)
    },
    showAnswers(given: typeof texts): void {
      texts = given
      const options = given.map(({ slug, title: name }) => ({ value: slug, text: name[language] }))
      fill(
        answers,
        [{ value: '', text: words.answers }, ...options].map(({ value, text }) => ({
          key: value,
          shows: text,
          build: () => element('option', { value }, text),
        })),
      )
    },
    /** Without `player` the chat is not read yet, and nothing can be written in it; null is a guest. */
    showChat(chat: OpenedChat | undefined, player: Described['player'] | undefined): void {
      page.classList.toggle('is-open', chat !== undefined)
      empty.hidden = chat !== undefined
      talk.hidden = chat === undefined
      if (!chat) return
      chatLanguage = chat.language
      title.textContent = nameChat(chat, words)
      status.textContent = player === undefined ? '' : describeChat({ chat, player }, words)
      tags.replaceChildren(...listTags(chat, words))
      for (const control of [end, answers, ...form.querySelectorAll<HTMLButtonElement>('button, input')])
        control.disabled = player === undefined
      field.disabled = player === undefined
    },
  }
}
