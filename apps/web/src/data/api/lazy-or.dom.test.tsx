import { render, within } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyOr } from './lazy-or.ts'

const Substitute = ({ name }: { name: string }) => <b>{`${name} instead`}</b>

test.each<[string, () => Promise<ComponentType<{ name: string }>>, string]>([
  [
    'shown',
    async () =>
      ({ name }) => <b>{name}</b>,
    'row',
  ],
  [
    'replaced, without an error, when it fails to load',
    () => Promise.reject(new Error('Unable to preload CSS')),
    'row instead',
  ],
])('a part of a page is %s', async (_, load, text) => {
  const Part = lazyOr(load, Substitute)
  const { container } = render(
    <Suspense>
      <Part name="row" />
    </Suspense>,
  )
  await within(container).findByText(text)
  expect(container.querySelectorAll('b')).toHaveLength(1)
})
