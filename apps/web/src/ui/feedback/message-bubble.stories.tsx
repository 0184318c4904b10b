import { Button } from '../actions/button.tsx'
import { promotion } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { MessageBubble, MessageCard, MessageDay, MessageTyping } from './message-bubble.tsx'

export default { title: 'Messages/Message bubble' }

const words = {
  ru: {
    me: 'Вы',
    marina: 'Марина',
    hello: 'Здравствуйте, Саша. Чем помочь?',
    ask: 'Вывод с 19 ноября всё ещё в обработке',
    read: 'Прочитано',
    out: 'Вывод 8 000 ₽',
    pending: 'В обработке',
    open: 'Открыть',
    photo: 'Снимок экрана',
    types: 'Марина печатает',
    day: 'Сегодня',
  },
  en: {
    me: 'You',
    marina: 'Marina',
    hello: 'Hello Sasha, how can I help?',
    ask: 'A withdrawal of 19 November is still processing',
    read: 'Read',
    out: 'Withdrawal of 8,000 ₽',
    pending: 'Processing',
    open: 'Open',
    photo: 'A screenshot',
    types: 'Marina is typing',
    day: 'Today',
  },
}

export const All = story(words, (w) => (
  <Surface>
    <ul style={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <MessageDay>{w.day}</MessageDay>
      <MessageBubble author={w.marina}>{w.hello}</MessageBubble>
      <MessageBubble isMine author={w.me} time="18:39" state={{ icon: 'check', label: w.read }}>
        {w.ask}
      </MessageBubble>
      <MessageCard
        icon="clock"
        title={w.out}
        detail={w.pending}
        action={<Button size="small">{w.open}</Button>}
      />
      <MessageBubble
        isMine
        author={w.me}
        time="18:41"
        state={{ icon: 'check', label: w.read }}
        image={{ source: promotion('aurora-draw-card'), alt: w.photo }}
      />
      <MessageTyping label={w.types} />
    </ul>
  </Surface>
))
