import { randomBytes } from 'node:crypto'
import { slugOf } from '@foyer/contract/slug'

/** Addresses to try for a name, in turn, until the database takes one: the name's own, then with a random ending. */
export function slugged(name: string): string[] {
  const base = slugOf(name)
  const ending = (bytes: number) => [base, randomBytes(bytes).toString('hex')].filter(Boolean).join('-')
  return base ? [base, ending(3), ending(8)] : [ending(5), ending(8)]
}
