/** One measured thing, and what it should come to. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | '/s' | '' | '×'
  /** The most it may be, or for scores the least; without one it is only for information. */
  budget?: number
  /** Scores are better the higher they are. */
  higherIsBetter?: true
}

/** A group of figures that are measured together. */
export interface Bench {
  title: string
  measure(): Promise<Figure[]>
}

export const holds = ({ value, budget, higherIsBetter }: Figure): boolean =>
  budget === undefined || (higherIsBetter ? value >= budget : value <= budget)

/** The value below which that share of the samples lies. @param share 0 to 1 */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: number[]): number => percentile(samples, 0.5)
