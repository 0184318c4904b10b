import type { WebimVisitor } from './chat-visitor.ts'

export const webimVisitor: WebimVisitor = {
  visitor: { email: 'vera@example.com', custom1: '1', custom2: '8' },
  fields: { id: '1', display_name: 'Вера', email: 'vera@example.com', info: 'VIP' },
  expires: '1795694400',
  hash: '07ef16b821f9552a8b3118416ed9ed6278d3a8ff93751d157c88edc1895cd86f',
  proof: '5b9f9b2b1d7c1d4c4a8e7f0d6c3b2a190f8e7d6c5b4a39281706f5e4d3c2b1a0',
}
