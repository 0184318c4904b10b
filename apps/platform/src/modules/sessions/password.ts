// Passwords as argon2id. Checking takes the same time whether the account exists or not.
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let stranger: Promise<string> | undefined

/** Tells whether the password fits. Without an account (`null`) a hash of nobody is checked, and the answer is no. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? await stranger, password)
  return fits && passwordHash !== null
}
