import { CheckList } from './check-list.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Check list' }

const words = {
  ru: {
    states: { yes: 'Да', no: 'Нет', open: 'Проверяем' },
    photo: 'Снимок',
    tips: ['все углы в рамке', 'без бликов', 'текст читается'],
    rest: 'Перерыв',
    stays: ['вывод средств', 'чат и история'],
    goes: ['все игры, и демо', 'пополнение'],
  },
  en: {
    states: { yes: 'Yes', no: 'No', open: 'Being checked' },
    photo: 'Photo',
    tips: ['all corners in the frame', 'no glare', 'text is readable'],
    rest: 'Break',
    stays: ['withdrawals', 'chat and history'],
    goes: ['all games, demo too', 'top-ups'],
  },
}

export const Inline = story(words, (w) => (
  <Surface>
    <CheckList
      label={w.photo}
      states={w.states}
      isInline
      items={w.tips.map((text, index) => ({ text, state: (['yes', 'yes', 'open'] as const)[index]! }))}
    />
  </Surface>
))
export const Below = story(words, (w) => (
  <Surface>
    <CheckList
      label={w.rest}
      states={w.states}
      items={[
        ...w.stays.map((text) => ({ text, state: 'yes' as const })),
        ...w.goes.map((text) => ({ text, state: 'no' as const })),
      ]}
    />
  </Surface>
))
