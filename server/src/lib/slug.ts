import { randomBytes } from 'node:crypto'
import { slugOf } from '@foyer/contract/slug'

/** Slugs to try for a name, in this order, until one is free: the name's own, then two with random suffixes. */
export function slugCandidates(name: string): string[] {
  const base = slugOf(name)
  const withSuffix = (bytes: number) => [base, randomBytes(bytes).toString('hex')].filter(Boolean).join('-')
  return base ? [base, withSuffix(3), withSuffix(8)] : [withSuffix(5), withSuffix(8)]
}
