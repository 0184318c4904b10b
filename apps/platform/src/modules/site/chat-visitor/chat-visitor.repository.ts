import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectReachedLevel } from '../../rewards/levels/player-level.sql.ts'

export interface VisitorFacts {
  id: number
  nickName: string
  email: string | null
  phone: string | null
  level: number
}

export async function selectVisitor(db: PlatformDatabase, userId: number): Promise<VisitorFacts> {
  return db
    .selectFrom('users')
    .select(['id', 'nick_name as nickName', 'email', 'phone', selectReachedLevel(userId).as('level')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
