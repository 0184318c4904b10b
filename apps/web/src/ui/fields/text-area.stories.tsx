import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { TextArea } from './text-area.tsx'

export default { title: 'Fields/Text area' }

const words = {
  ru: {
    empty: 'пустое',
    filled: 'с текстом',
    wrong: 'ошибка',
    locked: 'закрыто',
    label: 'Сообщение',
    placeholder: 'Что случилось и когда',
    text: 'Пополнил счёт 18 ноября в 14:36, деньги списались с карты, а на баланс пока не пришли.',
    short: 'Слишком коротко: напишите хотя бы пару слов',
    sent: 'Отправлено, отвечаем',
  },
  en: {
    empty: 'empty',
    filled: 'with a text',
    wrong: 'error',
    locked: 'locked',
    label: 'Message',
    placeholder: 'What happened and when',
    text: 'I topped up on 18 November at 14:36. The card was charged, but my balance has not changed yet.',
    short: 'Too short: write a few words at least',
    sent: 'Sent, we are on it',
  },
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.empty}>
      <TextArea label={w.label} placeholder={w.placeholder} hint="0 / 150" />
    </Cell>
    <Cell label={w.filled}>
      <TextArea label={w.label} defaultValue={w.text} hint={`${w.text.length} / 150`} />
    </Cell>
    <Cell label={w.wrong}>
      <TextArea label={w.label} defaultValue="…" error={w.short} />
    </Cell>
    <Cell label={w.locked}>
      <TextArea label={w.label} defaultValue={w.text} isLocked message={w.sent} />
    </Cell>
  </Cells>
))
