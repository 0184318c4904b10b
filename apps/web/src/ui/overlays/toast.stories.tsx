import gifts from '@yanta/art/gifts.json'
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { Modal } from './modal.tsx'
import { Presence } from '../motion/presence.tsx'
import type { ToastContent } from './toast-card.tsx'
import { ToastHost } from './toast.tsx'

export default { title: 'Overlays/Toast' }

const words = {
  ru: {
    region: 'Сообщения',
    close: 'Закрыть',
    show: 'Показать',
    gift: 'Новый подарок',
    giftText: '30 гифтспинов в Lolly Land',
    open: 'Открыть',
    paid: 'Пополнение зачислено',
    paidText: '+5 000 ₽ уже на балансе',
    failed: 'Не получилось',
    failedText: 'Попробуйте позже или напишите в чат',
    sent: 'Код отправлен',
    sentText: 'Проверьте почту sa•••@post.kz',
    achievement: 'Достижение',
    hundred: 'Сотня за вечер',
    hundredText: '100 спинов за день. Подарок — 500 опыта.',
    take: 'Забрать',
    dialog: 'Купить место?',
    dialogText: 'Турнир стоит 300 компоинтов.',
    more: 'Ещё сообщение',
  },
  en: {
    region: 'Messages',
    close: 'Close',
    show: 'Show',
    gift: 'New gift',
    giftText: '30 giftspins in Lolly Land',
    open: 'Open',
    paid: 'Top-up credited',
    paidText: '+5,000 ₽ is on your balance',
    failed: 'That did not work',
    failedText: 'Try later or write to the chat',
    sent: 'Code sent',
    sentText: 'Check sa•••@post.kz',
    achievement: 'Achievement',
    hundred: 'A hundred in one evening',
    hundredText: '100 spins in a day. The gift is 500 experience.',
    take: 'Take it',
    dialog: 'Buy a seat?',
    dialogText: 'The tournament costs 300 compoints.',
    more: 'Another message',
  },
}

interface LiveProps {
  region: string
  close: string
  start: Omit<ToastContent, 'id'>[]
  /** What shows one more. */
  control: (show: () => void) => ReactNode
}

function Live({ region, close, start, control }: LiveProps) {
  const [turn, setTurn] = useState(0)
  const [toasts, setToasts] = useState(() =>
    start.map((content, index) => ({ ...content, id: String(index) })),
  )
  function show() {
    setTurn(turn + 1)
    setToasts((waiting) => [...waiting, { ...start[0]!, id: `again-${turn}` }])
  }
  return (
    <>
      {control(show)}
      <ToastHost
        toasts={toasts}
        onDismiss={(id) => setToasts((waiting) => waiting.filter((toast) => toast.id !== id))}
        labels={{ region, close }}
      />
    </>
  )
}

const button = (label: string) => (show: () => void) => <Button onClick={show}>{label}</Button>

export const Gift = story(words, (w) => (
  <Live
    {...w}
    control={button(w.show)}
    start={[
      {
        title: w.gift,
        text: w.giftText,
        image: gifts.giftspin,
        action: (
          <Button look="primary" size="small">
            {w.open}
          </Button>
        ),
      },
    ]}
  />
))
export const Reward = story(words, (w) => (
  <Live
    {...w}
    control={button(w.show)}
    start={[
      {
        look: 'reward',
        label: w.achievement,
        title: w.hundred,
        text: w.hundredText,
        action: (
          <Button look="primary" size="small">
            {w.take}
          </Button>
        ),
      },
    ]}
  />
))
export const Success = story(words, (w) => (
  <Live {...w} control={button(w.show)} start={[{ title: w.paid, text: w.paidText, look: 'success' }]} />
))
export const Failure = story(words, (w) => (
  <Live {...w} control={button(w.show)} start={[{ title: w.failed, text: w.failedText, look: 'error' }]} />
))
export const QueueOfTwo = story(words, (w) => (
  <Live
    {...w}
    control={button(w.show)}
    start={[
      { title: w.sent, text: w.sentText, look: 'info' },
      { title: w.paid, text: w.paidText, look: 'success' },
    ]}
  />
))

function OverADialog(w: typeof words.ru) {
  const [isOpen, setIsOpen] = useState(true)
  const control = (show: () => void) => (
    <>
      <Button onClick={() => setIsOpen(true)}>{w.open}</Button>
      <Presence>
        {isOpen && (
          <Modal
            title={w.dialog}
            closeLabel={w.close}
            onClose={() => setIsOpen(false)}
            footer={<Button onClick={show}>{w.more}</Button>}
          >
            {w.dialogText}
          </Modal>
        )}
      </Presence>
    </>
  )
  return (
    <Live
      {...w}
      control={control}
      start={[
        {
          title: w.paid,
          text: w.paidText,
          look: 'success',
          action: (
            <Button size="small" onClick={() => setIsOpen(false)}>
              {w.take}
            </Button>
          ),
        },
      ]}
    />
  )
}

/** A message that comes while a dialog is open is reached by pointer, keyboard and screen reader. */
export const OverAnOpenDialog = story(words, (w) => <OverADialog {...w} />)
