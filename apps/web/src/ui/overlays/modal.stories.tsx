import promotions from '@yanta/art/promotions.json'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { getBrand } from '../../site/brand.ts'
import { Button } from '../actions/button.tsx'
import { story } from '../gallery/story.tsx'
import { Modal } from './modal.tsx'
import { Presence } from '../motion/presence.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'

export default { title: 'Overlays/Modal' }

const words = {
  ru: {
    close: 'Закрыть',
    open: 'Открыть',
    terms: 'Правила акции',
    termsText: 'Элементы начисляются за ставки в слотах. Ставки в настольных играх не учитываются.',
    ok: 'Понятно',
    buy: 'Купить место?',
    buyText: 'Турнир стоит 300 компоинтов. После покупки сменить его нельзя.',
    cancel: 'Отмена',
    buyAction: 'Купить',
    thanks: 'Спасибо, что вы с нами',
    thanksText: 'Аккаунт готов. Первый подарок уже ждёт.',
    more: 'Подробнее',
    bonus: 'Забрать подарок',
    later: 'Попробуйте позже',
    laterText: 'Сервер не ответил вовремя. Данные на месте.',
    must: 'Вы играете уже час',
    mustText: 'Можно продолжить или сделать перерыв.',
    goOn: 'Продолжить',
    rest: 'Сделать перерыв',
    wide: 'Пополнение',
    menu: 'Меню',
    win: 'Ваш выигрыш',
  },
  en: {
    close: 'Close',
    open: 'Open',
    terms: 'Promotion terms',
    termsText: 'Elements are credited for bets in slots. Table game bets do not count.',
    ok: 'Got it',
    buy: 'Buy a seat?',
    buyText: 'The tournament costs 300 compoints. You cannot switch after buying.',
    cancel: 'Cancel',
    buyAction: 'Buy',
    thanks: 'Thanks for joining',
    thanksText: 'Your account is ready. The first gift is waiting.',
    more: 'Details',
    bonus: 'Take the gift',
    later: 'Please try later',
    laterText: 'The server did not answer in time. Your data is safe.',
    must: 'You have played for an hour',
    mustText: 'You can go on or take a break.',
    goOn: 'Go on',
    rest: 'Take a break',
    wide: 'Top-up',
    menu: 'Menu',
    win: 'Your win',
  },
}

/** Open at once; a button opens it again. */
function Opened({
  label,
  footer,
  ...modal
}: Omit<Parameters<typeof Modal>[0], 'onClose' | 'footer'> & {
  label: string
  footer?: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Presence>
        {isOpen && (
          <Modal {...modal} footer={footer?.(() => setIsOpen(false))} onClose={() => setIsOpen(false)} />
        )}
      </Presence>
    </>
  )
}

export const Plain = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.terms}
    closeLabel={w.close}
    footer={(close) => <Button onClick={close}>{w.ok}</Button>}
  >
    {w.termsText}
  </Opened>
))

export const Question = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.buy}
    closeLabel={w.close}
    footer={(close) => (
      <>
        <Button onClick={close}>{w.cancel}</Button>
        <Button look="primary" onClick={close}>
          {w.buyAction}
        </Button>
      </>
    )}
  >
    {w.buyText}
  </Opened>
))

export const WithArt = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.thanks}
    closeLabel={w.close}
    art={promotions['welcome-card']}
    isCentred
    footer={(close) => (
      <>
        <Button onClick={close}>{w.more}</Button>
        <Button look="primary" onClick={close}>
          {w.bonus}
        </Button>
      </>
    )}
  >
    <p>{w.thanksText}</p>
  </Opened>
))

export const WithLogo = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.later}
    closeLabel={w.close}
    logo={getBrand().lockup.address}
    isCentred
    footer={(close) => <Button onClick={close}>{w.close}</Button>}
  >
    <p>{w.laterText}</p>
  </Opened>
))

export const MustBeAnswered = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.must}
    closeLabel={w.close}
    isClosable={false}
    footer={(close) => (
      <>
        <Button onClick={close}>{w.goOn}</Button>
        <Button onClick={close}>{w.rest}</Button>
      </>
    )}
  >
    {w.mustText}
  </Opened>
))

export const OnlyButtonCloses = story(words, (w) => (
  <Opened label={w.open} title={w.terms} closeLabel={w.close} isOnlyButtonClose>
    {w.termsText}
  </Opened>
))
export const WithoutClose = story(words, (w) => (
  <Opened label={w.open} title={w.terms} closeLabel={w.close} isWithoutClose>
    {w.termsText}
  </Opened>
))

export const Large = story(words, (w) => (
  <Opened label={w.open} title={w.wide} closeLabel={w.close} size="large">
    {w.termsText}
  </Opened>
))
export const FullScreen = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.wide}
    closeLabel={w.close}
    isFullScreen
    footer={(close) => <Button onClick={close}>{w.ok}</Button>}
  >
    {w.termsText}
  </Opened>
))

export const Transparent = story(words, (w) => (
  <Opened
    label={w.open}
    title={w.win}
    closeLabel={w.close}
    logo={getBrand().lockup.address}
    isTransparent
    isCentred
    footer={(close) => (
      <Button look="primary" onClick={close}>
        {w.bonus}
      </Button>
    )}
  >
    <p>{w.thanksText}</p>
  </Opened>
))

/** The menu belongs to the page around, so it stands beside the story. */
function Menu({ label }: { label: string }) {
  return (
    useIsHydrated() &&
    createPortal(
      <header
        style={{
          position: 'fixed',
          inset: '0 0 auto',
          height: 'var(--header-height)',
          zIndex: 'var(--z-header)',
          padding: 12,
          background: 'var(--surface-bar)',
        }}
      >
        <Button>{label}</Button>
      </header>,
      document.body,
    )
  )
}

export const UnderMenu = story(words, (w) => (
  <>
    <Menu label={w.menu} />
    <Opened label={w.open} title={w.terms} closeLabel={w.close} isUnderMenu>
      {w.termsText}
    </Opened>
  </>
))

function Stack(w: typeof words.ru) {
  const [depth, setDepth] = useState(2)
  return (
    <>
      <Button onClick={() => setDepth(1)}>{w.open}</Button>
      <Presence>
        {depth > 0 && (
          <Modal
            title={w.terms}
            closeLabel={w.close}
            onClose={() => setDepth(0)}
            footer={<Button onClick={() => setDepth(2)}>{w.open}</Button>}
          >
            {w.termsText} {w.laterText} {w.mustText} {w.thanksText}
          </Modal>
        )}
        {depth > 1 && (
          <Modal title={w.buy} closeLabel={w.close} onClose={() => setDepth(1)}>
            {w.buyText}
          </Modal>
        )}
      </Presence>
    </>
  )
}

export const Stacked = story(words, (w) => <Stack {...w} />)
