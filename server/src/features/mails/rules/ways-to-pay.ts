/** How a buyer can pay what is left, as texts tell the cases apart. */
export function waysOf(byTransfer: boolean, byCard: boolean): 'both' | 'transfer' | 'card' | 'none' {
  if (byTransfer) return byCard ? 'both' : 'transfer'
  return byCard ? 'card' : 'none'
}
