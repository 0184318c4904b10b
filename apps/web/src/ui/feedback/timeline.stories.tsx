import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Timeline } from './timeline.tsx'

export default { title: 'Progress/Timeline' }

const words = {
  ru: {
    states: { done: 'Готово', now: 'Сейчас', bad: 'Не удалось', ahead: 'Впереди' },
    made: 'Заявка создана',
    review: 'Проверяем документы',
    reviewText: 'Обычно это занимает до двух часов.',
    pay: 'Выплата отправлена',
    declined: 'Отклонено',
    declinedText: 'Снимок размыт. Сделайте новый при дневном свете.',
  },
  en: {
    states: { done: 'Done', now: 'Now', bad: 'Failed', ahead: 'Ahead' },
    made: 'Request made',
    review: 'Checking the documents',
    reviewText: 'It usually takes up to two hours.',
    pay: 'Payout sent',
    declined: 'Declined',
    declinedText: 'The photo is blurred. Take a new one by daylight.',
  },
}

export const Running = story(words, (w) => (
  <Surface>
    <Timeline
      states={w.states}
      stages={[
        { title: w.made, time: '18.11.26, 14:36:08', state: 'done' },
        { title: w.review, text: w.reviewText, state: 'now' },
        { title: w.pay, state: 'ahead' },
      ]}
    />
  </Surface>
))

export const Failed = story(words, (w) => (
  <Surface>
    <Timeline
      states={w.states}
      stages={[
        { title: w.made, time: '18.11.26, 14:36:08', state: 'done' },
        { title: w.declined, text: w.declinedText, time: '18.11.26, 15:02:40', state: 'bad' },
      ]}
    />
  </Surface>
))
