// The choice of the free spins, over the reels: a door each, for mouse, touch, arrows and figures. It asks; the machine decides.
import { type DoorOffer, listOffers, profiles } from '@yanta/game-rules/slot'
import type { Translate } from '@yanta/i18n'
import { h, setText } from '../../../kit/dom.ts'
import { setUsable } from '../../../kit/hold.ts'
import type { MessageKey } from './messages.ts'
import type { HudContext } from './render-hud.ts'
import { type SlotState, isChoiceOpen } from './state.ts'

/** From the doors' appearance to the answer of the choice. */
export const isChoosing = ({ phase }: Pick<SlotState, 'phase'>): boolean =>
  phase.name === 'choosing' || phase.name === 'opening'

function findOffers({ round }: Pick<SlotState, 'round'>): DoorOffer[] {
  return round !== null && isChoiceOpen(round)
    ? listOffers(profiles[round.outcome.profile], round.outcome)
    : []
}

const describeOffer = (offer: DoorOffer, index: number, t: Translate<MessageKey>): string =>
  t('doors.one', { number: index + 1, ...offer })

/** The question and what each door gives, in words. */
export function describeDoors(state: Pick<SlotState, 'round'>, t: Translate<MessageKey>): string {
  const offers = findOffers(state).map((offer, index) => describeOffer(offer, index, t))
  return [t('doors.title'), ...offers].join('. ')
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Adds the doors to the stage; returns a function that draws them. `choose` is called with the door, from 0. */
export function createDoorsView(
  { stage, t }: Pick<HudContext, 'stage' | 't'>,
  choose: (door: number) => void,
): (state: SlotState) => void {
  const title = h('h2', { class: 'doors__title', id: 'doors-title' }, t('doors.title'))
  const note = h('p', { class: 'doors__note', id: 'doors-note' }, t('doors.note'))
  const list = h('div', { class: 'doors__list' })
  const root = h(
    'section',
    {
      class: 'doors',
      role: 'group',
      'aria-labelledby': 'doors-title',
      'aria-describedby': 'doors-note',
      tabindex: -1,
      hidden: true,
    },
    h('div', { class: 'doors__box' }, title, list, note),
  )
  stage.notice.before(root)
  let doors: HTMLButtonElement[] = []
  let shown: string | null = null

  const buildDoor = (offer: DoorOffer, index: number, { length }: DoorOffer[]): HTMLButtonElement =>
    h(
      'button',
      {
        type: 'button',
        class: 'door',
        'aria-label': describeOffer(offer, index, t),
        onclick: () => choose(index),
      },
      h('b', { class: 'door__count' }, String(offer.count)),
      h('span', { class: 'door__word' }, t('doors.count', { count: offer.count })),
      h('b', { class: 'door__times' }, `×${offer.multiplier}`),
      h(
        'small',
        { class: 'door__mood' },
        t(index === 0 ? 'doors.calm' : index === length - 1 ? 'doors.bold' : 'doors.even'),
      ),
      h('kbd', { class: 'door__key', 'aria-hidden': 'true' }, String(index + 1)),
    )

  function handleKey(event: KeyboardEvent): void {
    if (root.hidden || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector('dialog[open]') !== null) return
    const step = steps[event.key]
    if (step !== undefined) {
      const at = doors.findIndex((door) => door === document.activeElement)
      const next = at === -1 ? (step > 0 ? 0 : doors.length - 1) : (at + step + doors.length) % doors.length
      doors[next]?.focus()
    } else if (doors[Number(event.key) - 1]) choose(Number(event.key) - 1)
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', handleKey)

  function open(state: SlotState): void {
    doors = findOffers(state).map(buildDoor)
    list.replaceChildren(...doors)
    root.hidden = false
    // The question is read out, and a key that was meant for the reels presses nothing.
    if (document.querySelector('dialog[open]') === null) root.focus({ preventScroll: true })
  }

  function close(): void {
    const hadFocus = root.contains(document.activeElement)
    root.hidden = true
    if (hadFocus) stage.spin.focus({ preventScroll: true })
  }

  return (state) => {
    const key = isChoosing(state) ? `${state.round?.id}` : null
    if (key !== shown) {
      shown = key
      if (key === null) close()
      else open(state)
    }
    if (key === null) return
    const chosen = state.phase.name === 'opening' ? state.phase.door : null
    for (const [index, door] of doors.entries()) {
      door.classList.toggle('is-chosen', chosen === index)
      door.classList.toggle('is-left', chosen !== null && chosen !== index)
      setUsable(door, chosen === null)
    }
    setText(title, t(chosen === null ? 'doors.title' : 'doors.opening'))
  }
}
