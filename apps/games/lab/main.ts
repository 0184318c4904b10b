// The lab: chooses a game, the round it shows and the size of its screen. With `?game=` the same page is the game itself, whose
// requests the lab answers. Built in development only.
import { type Locale, defaultLocale, locales } from '@yanta/contract'
import type { EngineId } from '@yanta/game-rules/engines'
import { createTranslate } from '@yanta/i18n'
import { h } from '../kit/dom.ts'
import { type LabGame, createLabServer } from './lab-server.ts'
import { labMessages } from './messages.ts'
import { wanted } from './outcomes.ts'

/** Those whose rounds no step of a player decides. */
const pages: Partial<Record<EngineId, () => Promise<unknown>>> = {
  slot: () => import('../engines/slot/page.ts'),
  clusters: () => import('../engines/clusters/page.ts'),
  ways: () => import('../engines/ways/page.ts'),
  hold: () => import('../engines/hold/page.ts'),
}
const screens = {
  '390 × 844': [390, 844],
  '844 × 390': [844, 390],
  '320 × 568': [320, 568],
  '1280 × 720': [1280, 720],
} as const

const asked = new URLSearchParams(location.search)
const locale: Locale = locales.find((each) => each === asked.get('lang')) ?? defaultLocale
const games = (await (await fetch('/lab/games')).json()) as LabGame[]
const game = games.find(({ slug }) => slug === asked.get('game'))

if (game) await showGame(game)
else await showLab()

async function showGame(shown: LabGame): Promise<void> {
  const want = wanted.find((each) => each === asked.get('want')) ?? 'any'
  const answer = createLabServer(shown, { want, locale }, (isFound) =>
    parent.postMessage({ isFound }, location.origin),
  )
  const askServer = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const path = new URL(String(input), location.origin).pathname
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const found = answer(path, body)
    return found === null ? askServer(input, init) : Promise.resolve(Response.json(found))
  }
  document.querySelector('#lab')!.id = 'game'
  await pages[shown.engine]?.()
}

async function showLab(): Promise<void> {
  await import('../kit/base.css')
  await import('./lab.css')
  const t = createTranslate(labMessages, locale)
  document.title = t('title')
  const listed = games
    .filter(({ engine }) => engine in pages)
    .toSorted((a, b) => a.slug.localeCompare(b.slug))
  const choose = (values: readonly (readonly [value: string, label: string])[]) =>
    h('select', { onchange: show }, ...values.map(([value, label]) => h('option', { value }, label)))
  const which = choose(
    listed.map(({ slug, name, engine, profile }) => [slug, `${name} · ${engine} ${profile}`]),
  )
  const want = choose(wanted.map((each) => [each, t(`round.${each}`)]))
  const screen = choose(Object.keys(screens).map((each) => [each, each]))
  const frame = h('iframe', { class: 'lab__frame', title: t('game') })
  const result = h('p', { class: 'note', role: 'status' })
  function show(): void {
    const [width, height] =
      Object.entries(screens).find(([name]) => name === screen.value)?.[1] ?? screens['390 × 844']
    const query = new URLSearchParams({
      game: which.value,
      want: want.value,
      lang: locale,
      token: 'lab-token-of-no-session',
    })
    Object.assign(frame, { width: String(width), height: String(height), src: `/lab?${query}` })
    result.textContent = ''
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return
    result.textContent = t((data as { isFound?: unknown }).isFound === true ? 'found' : 'notFound')
  })
  document
    .querySelector('#lab')!
    .append(
      h('header', {}, h('h1', {}, t('title')), h('p', {}, t('lead'))),
      h(
        'div',
        { class: 'lab__choices' },
        h('label', {}, t('game'), which),
        h('label', {}, t('round'), want),
        h('label', {}, t('screen'), screen),
      ),
      result,
      frame,
    )
  show()
}
