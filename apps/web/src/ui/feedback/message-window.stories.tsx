import { useState } from 'react'
import { ChoiceChip, ChoiceChips } from '../actions/choice-chip.tsx'
import { avatar } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { MessageBubble, MessageDay } from './message-bubble.tsx'
import { MessageComposer, MessageWindow } from './message-window.tsx'
import { Note } from './note.tsx'

export default { title: 'Messages/Message window' }

const words = {
  ru: {
    window: 'Чат поддержки',
    messages: 'Сообщения',
    minimise: 'Свернуть',
    close: 'Закрыть',
    marina: 'Марина',
    online: 'Поддержка · на связи',
    away: 'Поддержка · ответим утром',
    me: 'Вы',
    day: 'Сегодня, 18:38',
    hello: 'Здравствуйте, Саша. Чем помочь?',
    answers: 'Частые вопросы',
    suggestions: ['Где мой вывод?', 'Сменить почту', 'Бонусы'],
    text: 'Сообщение',
    placeholder: 'Сообщение',
    send: 'Отправить',
    attach: 'Прикрепить файл',
    closed: 'Чат на обслуживании до 05:00. Пишите на help@yanta.example.',
  },
  en: {
    window: 'Support chat',
    messages: 'Messages',
    minimise: 'Minimise',
    close: 'Close',
    marina: 'Marina',
    online: 'Support · online',
    away: 'Support · back in the morning',
    me: 'You',
    day: 'Today, 18:38',
    hello: 'Hello Sasha, how can I help?',
    answers: 'Common questions',
    suggestions: ['Where is my payout?', 'Change e-mail', 'Bonuses'],
    text: 'Message',
    placeholder: 'Message',
    send: 'Send',
    attach: 'Attach a file',
    closed: 'The chat is under maintenance until 05:00. Write to help@yanta.example.',
  },
}

function Live({ words: w, isClosed }: { words: typeof words.ru; isClosed?: boolean }) {
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string[]>([])
  function send(message: string) {
    setSent((before) => [...before, message])
    setText('')
  }
  return (
    <MessageWindow
      labels={w}
      face={{ image: avatar(6), isOnline: !isClosed }}
      title={w.marina}
      status={isClosed ? w.away : w.online}
      onMinimise={() => {}}
      onClose={() => {}}
      lastKey={String(sent.length)}
      isInPage
      suggestions={
        !isClosed && (
          <ChoiceChips label={w.answers}>
            {w.suggestions.map((suggestion) => (
              <ChoiceChip key={suggestion} size="small" isOn={false} onClick={() => send(suggestion)}>
                {suggestion}
              </ChoiceChip>
            ))}
          </ChoiceChips>
        )
      }
      composer={
        isClosed ? (
          <Note tone="warning">{w.closed}</Note>
        ) : (
          <MessageComposer
            labels={w}
            value={text}
            onChange={setText}
            onSend={() => send(text)}
            onAttach={() => {}}
          />
        )
      }
    >
      <MessageDay>{w.day}</MessageDay>
      <MessageBubble author={w.marina}>{w.hello}</MessageBubble>
      {sent.map((message, index) => (
        <MessageBubble key={index} isMine author={w.me} time="18:39">
          {message}
        </MessageBubble>
      ))}
    </MessageWindow>
  )
}

export const Talking = story(words, (w) => <Live words={w} />)
export const Maintenance = story(words, (w) => <Live words={w} isClosed />)
