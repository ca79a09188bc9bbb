// No schemas here: rules that server, web and mock share.

interface CountedType {
  id: string
  capacity: number
  /** The ids of what its seats count in besides: the event, shared capacities. */
  countsIn: readonly string[]
}

/**
 * The most seats that ticket types have together: no more of those that share a capacity than it has. Of several that a
 * ticket type shares, the smallest is taken, so that each ticket type is counted once.
 */
export function seatsTogether(
  types: readonly CountedType[],
  shared: readonly { id: string; capacity: number }[],
): number {
  const sums = new Map<string, { seats: number; capacity: number }>()
  for (const type of types) {
    const [smallest] = shared
      .filter(({ id }) => type.countsIn.includes(id))
      .sort((a, b) => a.capacity - b.capacity || (a.id < b.id ? -1 : 1))
    const { id, capacity } = smallest ?? type
    sums.set(id, { seats: (sums.get(id)?.seats ?? 0) + type.capacity, capacity })
  }
  return [...sums.values()].reduce((total, { seats, capacity }) => total + Math.min(seats, capacity), 0)
}
