import type { Locale } from '@yanta/contract'

type Key =
  | 'title'
  | 'lead'
  | 'from'
  | 'from.game'
  | 'from.nested'
  | 'from.note'
  | 'as_text'
  | 'own'
  | 'common'
  | 'strange'
  | 'flood'
  | 'heard'
  | 'heard.nothing'
  | 'clear'

export const simulatorMessages: Record<Locale, Record<Key, string>> = {
  ru: {
    title: 'Симулятор провайдера: {dialect}',
    lead: 'Эта страница говорит с сайтом так, как говорят игры этого диалекта. Только для разработки.',
    from: 'Отправитель',
    'from.game': 'Окно игры',
    'from.nested': 'Вложенная рамка',
    'from.note': 'Вложенную рамку сайт слушать не должен: ничего не произойдёт.',
    as_text: 'Отправлять текстом JSON',
    own: 'Сообщения диалекта',
    common: 'Общие: закрыть игру и уйти на главную',
    strange: 'Чего сайт не понимает',
    flood: '10 000 сообщений сразу',
    heard: 'Что говорит сайт',
    'heard.nothing': 'Пока ничего. Сверните игру и вернитесь, переключите звук.',
    clear: 'Очистить',
  },
  en: {
    title: 'Provider simulator: {dialect}',
    lead: 'This page talks to the site the way games of this dialect do. For development only.',
    from: 'Sender',
    'from.game': 'The game’s window',
    'from.nested': 'A nested frame',
    'from.note': 'The site must not listen to a nested frame: nothing will happen.',
    as_text: 'Send as JSON text',
    own: 'Messages of the dialect',
    common: 'Common: close the game and go to the lobby',
    strange: 'What the site does not understand',
    flood: '10,000 messages at once',
    heard: 'What the site says',
    'heard.nothing': 'Nothing yet. Minimise the game and come back, or switch the sound.',
    clear: 'Clear',
  },
}
