// The keys of the track, whose numbers are drawn and therefore answer keys themselves.
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { messages } from './messages.ts'
import { createTrack, type TrackActions } from './track.ts'

afterEach(() => document.body.replaceChildren())

test.each(['Enter', ' '])('a key that stays down bets once on a number of the track: %j', (key) => {
  const call = vi.fn<TrackActions['call']>()
  const track = createTrack(createTranslate(messages, 'en'), { call, hint: () => undefined })
  document.body.append(track.root)
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
    document.querySelector('[role="button"]')!.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press(false), press(true), press(true)]).toEqual([true, true, true])
  expect(call).toHaveBeenCalledOnce()
})
