import type { Verdict } from '@foyer/contract/check-in-rules'
import type { ShownScan } from '../device/types.ts'
import type { Signal } from './signals.ts'

/** The signal of each verdict: how it looks, sounds and feels. */
const signalOf = {
  admitted: 'good',
  left: 'good',
  undone: 'good',
  'already-in': 'warning',
  'no-reentry': 'warning',
  unpaid: 'warning',
  'not-yet': 'warning',
  'not-in': 'warning',
  'nothing-to-undo': 'warning',
  'wrong-list': 'bad',
  'wrong-event': 'bad',
  over: 'bad',
  cancelled: 'bad',
  replaced: 'bad',
  unknown: 'bad',
} as const satisfies Record<Verdict, Signal>

/** How a result looks, sounds and feels. Money that goes back needs attention, even if its ticket comes in. */
export const signalFor = ({ verdict, payment }: Pick<ShownScan, 'verdict' | 'payment'>): Signal =>
  payment?.taken === false ? 'warning' : signalOf[verdict]
