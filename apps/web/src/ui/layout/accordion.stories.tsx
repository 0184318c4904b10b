import { Accordion } from './accordion.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Accordion' }

const words = {
  ru: {
    items: [
      [
        'Можно ли пропустить ступень?',
        'Нет, они открываются по порядку. Зато в пределах акции время на каждую не ограничено.',
      ],
      [
        'Что будет при выводе?',
        'Активный бонус и неиграные спины сгорят. Об этом напомнит окно перед заявкой.',
      ],
      ['В каких играх отыгрывать?', 'Во всех слотах, кроме игр с прогрессивным джекпотом.'],
    ],
  },
  en: {
    items: [
      [
        'Can I skip a step?',
        'No, they open one after the other. Within the promotion each may take as long as it likes.',
      ],
      [
        'What happens when I withdraw?',
        'The active bonus and unplayed spins are lost. A dialog reminds you before the request.',
      ],
      ['Which games count for wagering?', 'All slots but those with a progressive jackpot.'],
    ],
  },
}

const items = (w: typeof words.ru) => w.items.map(([title, content]) => ({ title: title!, content }))

export const OneAtATime = story(words, (w) => (
  <Surface>
    <Accordion items={items(w)} openIndex={1} />
  </Surface>
))
export const Several = story(words, (w) => (
  <Surface>
    <Accordion items={items(w)} isMultiple />
  </Surface>
))
