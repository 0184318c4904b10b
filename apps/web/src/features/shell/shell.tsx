import type { Category } from '@yanta/contract'
import type { ReactNode } from 'react'

export interface ShellProps {
  categories: Category[]
  account: ReactNode
  children: ReactNode
}

export function Shell({ account, children }: ShellProps) {
  return (
    <>
      <header>{account}</header>
      <main id="main">{children}</main>
    </>
  )
}
