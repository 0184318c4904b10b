import { act, fireEvent, render, screen } from '@testing-library/react'
import { use } from 'react'
import { Link, createRoutesStub, useLoaderData, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { I18nProvider } from '../../i18n/use-i18n.tsx'
import { pass, settle, stopTime } from '../../testing/dom.tsx'
import { readWords } from './search-address.ts'
import { SearchScreen } from './search-screen.tsx'

/** What the results of each text wait for: their data, then their cards. */
const held = new Map<string, PromiseWithResolvers<void>>()
beforeEach(() => held.clear())
const hold = (name: string) => void held.set(name, Promise.withResolvers())
const release = async (name: string) => {
  await act(async () => held.get(name)!.resolve())
  await settle()
}

const loader = async ({ request }: { request: Request }) => {
  const words = readWords(new URL(request.url).searchParams)
  await held.get(`data of ${words}`)?.promise
  return words
}

function Results({ words }: { words: string }) {
  const cards = held.get(`cards of ${words}`)
  if (cards) use(cards.promise)
  return <p>Results of {words}</p>
}

function Search() {
  const words = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <>
      <SearchScreen
        found={{ words, games: [], total: 1, pages: 1, popular: [] }}
        providers={[]}
        categories={[]}
        sections={[]}
        grid={<Results words={words} />}
        tiles={null}
        liked={null}
      />
      <Link to="/search?q=neon">Another</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

async function open(words: string) {
  stopTime()
  await loadCatalogue('en')
  const Stub = createRoutesStub([{ id: 'search', path: '/search', Component: Search, loader }])
  render(
    <I18nProvider locale="en">
      <Stub initialEntries={[`/search?q=${words}`]} hydrationData={{ loaderData: { search: words } }} />
    </I18nProvider>,
  )
  await pass(1)
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
/** Typed, and asked for after the pause. */
async function type(words: string) {
  await act(async () => fireEvent.input(field(), { target: { value: words } }))
  await pass(150)
  await settle()
}
async function press(name: string) {
  await act(async () => screen.getByText(name).click())
  await settle()
}
const shown = () => [field().value, screen.getByText(/^Results of/).textContent]

test('results of an earlier text do not change what has been typed since', async () => {
  await open('ab')
  hold('cards of abc')
  hold('data of abcd')
  await type('abc')
  await type('abcd')
  await release('cards of abc')
  expect(shown()).toEqual(['abcd', 'Results of abc'])
  await release('data of abcd')
  expect(shown()).toEqual(['abcd', 'Results of abcd'])
})

test('another search by a link is in the field, and after a step back the one before', async () => {
  await open('ab')
  await type('abc')
  await press('Another')
  expect(shown()).toEqual(['neon', 'Results of neon'])
  await press('Back')
  expect(shown()).toEqual(['abc', 'Results of abc'])
})

test('a step back to an earlier text puts it in the field, also while what was typed since is being searched for', async () => {
  await open('abc')
  await press('Another')
  hold('data of abc')
  await type('abc')
  hold('data of abcd')
  await type('abcd')
  await press('Back')
  await release('data of abc')
  expect(shown()).toEqual(['abc', 'Results of abc'])
})
