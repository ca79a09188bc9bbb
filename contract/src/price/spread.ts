import { compare } from '../compare.ts'

/**
 * Divides an amount by weights, by the largest-remainder method: each part is its exact share rounded down, and the
 * remaining minor units go to the largest remainders. Of equal remainders the larger weight comes first, then the earlier.
 * @param weights whole numbers, 0 or more
 * @param amountCents at most the sum of the weights counts
 * @returns the parts in the order of the weights; none exceeds its weight
 */
export function spreadCents(weights: readonly number[], amountCents: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const amount = Math.min(amountCents, sum)
  if (amount <= 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    // the product of two amounts may exceed what doubles hold exactly
    const product = BigInt(amount) * BigInt(weight)
    return { index, weight, part: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  const left = shares.reduce((rest, { part }) => rest - part, amount)
  const byRemainder = shares.toSorted(
    (a, b) => compare(b.remainder, a.remainder) || b.weight - a.weight || a.index - b.index,
  )
  for (const share of byRemainder.slice(0, left)) share.part++
  return shares.map(({ part }) => part)
}
