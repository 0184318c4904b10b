import { useState } from 'react'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Note } from '../feedback/note.tsx'
import { Resend } from './resend.tsx'

export default { title: 'Fields/Resend' }

const words = {
  ru: {
    wait: 'Новый код через',
    again: 'Отправить ещё раз',
    running: 'отсчёт',
    over: 'можно повторить',
    sending: 'отправляем',
    limited: 'слишком часто',
    many: 'Кодов было слишком много. Следующий можно запросить через пять минут.',
  },
  en: {
    wait: 'New code in',
    again: 'Send again',
    running: 'counting down',
    over: 'can be asked for',
    sending: 'sending',
    limited: 'too many',
    many: 'Too many codes were sent. You can ask for the next one in five minutes.',
  },
}

function Live({
  words: w,
  startMs,
  isWaiting,
}: {
  words: typeof words.ru
  startMs: number
  isWaiting?: boolean
}) {
  const [availableAt, setAvailableAt] = useState(() => Date.now() + startMs)
  return (
    <Resend
      labels={w}
      availableAt={availableAt}
      onResend={() => setAvailableAt(Date.now() + 35_000)}
      isWaiting={isWaiting}
    />
  )
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label={w.running}>
      <Live words={w} startMs={35_000} />
    </Cell>
    <Cell label={w.over}>
      <Live words={w} startMs={0} />
    </Cell>
    <Cell label={w.sending}>
      <Live words={w} startMs={0} isWaiting />
    </Cell>
  </Cells>
))
export const Limited = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.limited}>
      <Note tone="amber">{w.many}</Note>
      <Live words={w} startMs={300_000} />
    </Cell>
  </Cells>
))
