import type { DecisionDraft, DecisionsPreview } from '@foyer/contract/order-jobs'
import type { Db } from '../../../lib/db.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { Scope } from '../../../lib/scope.ts'
import { payableOf, previewApproval, previewDecline } from '../../checkout/commands/approve.ts'
import type { OrdersToDecide } from '../queries/selected-orders.ts'
import { ordersToDecide } from '../queries/selected-orders.ts'

type Deps = Parameters<typeof previewApproval>[1]

/**
 * Shows a decision about many requests: one mail of every kind that it would send, and how many orders it would skip.
 * @throws ProblemError `not-found` and `validation` as `createJob`; `transition-refused` when another member decides now
 */
export async function previewDecision(
  db: Db,
  deps: Deps,
  scope: Scope,
  draft: DecisionDraft,
): Promise<DecisionsPreview> {
  const selected = await ordersToDecide(db, scope, draft.selection)
  const requests = selected.filter(({ requested }) => requested)
  const samples = requests.map(({ sample }) => sample)
  const payable = draft.kind === 'approve' ? await payableOf(db, samples) : new Set(samples)
  const decided = requests.filter(({ sample }) => payable.has(sample))
  const previewOf = (id: string) =>
    draft.kind === 'approve' ? previewApproval(db, deps, scope, id) : previewDecline(db, deps, scope, id, draft.reason)
  const groups: DecisionsPreview['groups'] = []
  for (const group of groupBy(decided, ({ language, free }) => `${language} ${free}`).values()) {
    const [first] = group
    if (!first) continue
    const { language, free, sample } = first
    groups.push({ language, free, count: countOf(group), ...(await previewOf(sample)) })
  }
  const skipped = [
    { reason: 'not-requested' as const, count: countOf(selected) - countOf(requests) },
    { reason: 'no-payment' as const, count: countOf(requests) - countOf(decided) },
  ]
  return {
    groups: groups.sort((a, b) => b.count - a.count),
    skipped: skipped.filter(({ count }) => count > 0),
  }
}

const countOf = (group: readonly OrdersToDecide[]): number => group.reduce((sum, { count }) => sum + count, 0)
