import type { LobbyData } from './lobby-data.ts'

export function Lobby({ lobby }: { lobby: LobbyData }) {
  return <ul>{lobby.rows.map((row) => <li key={row.category.id}>{row.category.name}</li>)}</ul>
}
