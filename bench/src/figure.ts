/** A measured value and its budget. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'µs' | 'KB' | 'MB' | '/s' | '' | '×' | '%'
  /** The highest allowed value, or the lowest when `higherIsBetter` is set. A figure without one is informational. */
  budget?: number
  /** Set for rates and scores. */
  higherIsBetter?: true
}

/** A group of figures that are measured together. */
export interface Bench {
  title: string
  measure(): Promise<Figure[]>
}

export const isWithinBudget = ({ value, budget, higherIsBetter }: Figure): boolean =>
  budget === undefined || (higherIsBetter ? value >= budget : value <= budget)

/** The percentile of some samples by the nearest-rank method. @param share 0 to 1: 0.95 for p95 */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: number[]): number => percentile(samples, 0.5)
