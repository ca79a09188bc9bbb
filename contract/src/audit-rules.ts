import type { AuditAction } from './audit-kinds.ts'
import type { Route } from './http/route.ts'
import type { Routes } from './routes/all.ts'

/** Where the id of the changed subject stands: in the path, in the body, or in the answer. */
type IdSource = 'path' | 'member' | 'body-ids' | 'answer' | 'answers' | 'account' | 'team'

/** The entry that a call leaves. */
export interface AuditRule {
  action: AuditAction
  /** The id of the subject: `path` is the parameter `id`, unless said otherwise. */
  id?: IdSource
  /** The call leaves an entry only when a recorded field has changed. */
  onlyChanges?: true
  /**
   * The handler runs its effect on `audited()`, in a transaction that it opens itself: because it calls other servers or
   * decodes files before, for which no transaction may stay open, or because it has several effects.
   */
  inEffect?: true
}

/**
 * Why a call leaves no entry. `own-account`: it concerns the account alone; the security log has it. `own-settings`: it
 * concerns only what the member sees or gets. `preview`: it changes nothing. `request`: it only makes Foyer do at once what it does anyway.
 * `with-the-team`: the log goes with the team.
 * `timeline`: buyers and doors; the append-only timelines of orders and lists have it. `support`: a message to people.
 */
export type Unaudited =
  | 'own-account'
  | 'own-settings'
  | 'preview'
  | 'request'
  | 'timeline'
  | 'support'
  | 'with-the-team'

type CallOf<T> = T extends { [K in keyof T]: Route } ? T[keyof T]['call'] : never
type AnyCall = { [K in keyof Routes]: CallOf<Routes[K]> }[keyof Routes]
/** Every call that is not a GET. */
export type WriteCall = Exclude<AnyCall, `GET ${string}`>

/** The rule of each write: its entry, or why it has none. A call that is missing here does not compile and fails the tests. */
export const auditRules: Record<WriteCall, AuditRule | Unaudited> = {
  'POST /teams': { action: 'team.created', id: 'answer' },
  'PATCH /teams/{id}': { action: 'team.changed', id: 'team', onlyChanges: true },
  'DELETE /teams/{id}': 'with-the-team',
  'PUT /teams/{id}/logo': { action: 'team.logo-saved', id: 'team', inEffect: true },
  'DELETE /teams/{id}/logo': { action: 'team.logo-removed', id: 'team' },
  'POST /teams/{id}/erasures/preview': 'preview',
  'POST /teams/{id}/erasures': { action: 'team.buyer-erased', id: 'team' },
  'PATCH /teams/{id}/retention': { action: 'team.retention-changed', id: 'team' },
  'PUT /teams/{id}/stripe': { action: 'team.stripe-saved', id: 'team', inEffect: true },
  'DELETE /teams/{id}/stripe': { action: 'team.stripe-removed', id: 'team' },
  'PUT /teams/{id}/invoice-settings': { action: 'team.invoices-changed', id: 'team', onlyChanges: true },
  'PUT /teams/{id}/legal-texts': { action: 'team.legal-text-saved', id: 'team' },
  'PATCH /teams/{id}/members/{member}': { action: 'member.changed', id: 'member', onlyChanges: true },
  'DELETE /teams/{id}/members/{member}': { action: 'member.removed', id: 'member' },
  'POST /me/teams': { action: 'member.joined', id: 'account' },
  'POST /teams/{id}/invitations': { action: 'invitation.sent', id: 'answers' },
  'POST /invitations/{id}/resend': { action: 'invitation.resent' },
  'DELETE /invitations/{id}': { action: 'invitation.revoked' },
  'POST /teams/{id}/api-tokens': { action: 'api-token.created', id: 'answer' },
  'POST /api-tokens/{id}/rotate': { action: 'api-token.rotated' },
  'DELETE /api-tokens/{id}': { action: 'api-token.revoked' },

  'POST /events': { action: 'event.created', id: 'answer' },
  'PATCH /events/{id}': { action: 'event.changed', onlyChanges: true },
  'DELETE /events/{id}': { action: 'event.deleted' },
  'PUT /events/{id}/status': { action: 'event.status-changed', onlyChanges: true },
  'POST /events/{id}/duplicate': { action: 'event.duplicated', id: 'answer' },
  'POST /events/{id}/api-key': { action: 'event.notion-key-saved', inEffect: true },
  'DELETE /events/{id}/api-key': { action: 'event.notion-key-removed' },
  'PUT /events/{id}/description': { action: 'event.description-saved' },
  'PUT /events/{id}/legal-texts': { action: 'event.legal-text-saved' },
  'POST /events/{id}/pictures': { action: 'event.picture-added', inEffect: true },
  'POST /events/{id}/site/sync': 'request',
  'POST /events/{id}/site/check': 'request',
  'PUT /events/{id}/site/pause': { action: 'event.sync-paused', onlyChanges: true },
  'DELETE /events/{id}/site/webhook': { action: 'event.webhook-removed' },
  'POST /events/{id}/ticket-types': { action: 'ticket-type.created', id: 'answer' },
  'PUT /events/{id}/ticket-types/order': { action: 'event.ticket-types-arranged' },
  'PATCH /ticket-types/{id}': { action: 'ticket-type.changed', onlyChanges: true },
  'DELETE /ticket-types/{id}': { action: 'ticket-type.deleted' },
  'POST /events/{id}/shared-capacities': { action: 'shared-capacity.created', id: 'answer' },
  'PATCH /shared-capacities/{id}': { action: 'shared-capacity.changed', onlyChanges: true },
  'DELETE /shared-capacities/{id}': { action: 'shared-capacity.deleted' },
  'POST /events/{id}/add-on-groups': { action: 'add-on-group.created', id: 'answer' },
  'PUT /events/{id}/add-on-groups/order': { action: 'event.add-ons-arranged' },
  'PATCH /add-on-groups/{id}': { action: 'add-on-group.changed', onlyChanges: true },
  'DELETE /add-on-groups/{id}': { action: 'add-on-group.deleted' },
  'POST /events/{id}/promo-codes': { action: 'promo-code.created', id: 'answer' },
  'POST /events/{id}/promo-codes/batch': { action: 'event.promo-codes-made' },
  'POST /events/{id}/promo-codes/import': { action: 'event.promo-codes-imported' },
  'POST /events/{id}/promo-codes/delete': { action: 'event.promo-codes-deleted' },
  'POST /events/{id}/promo-codes/end': { action: 'event.promo-codes-ended' },
  'PATCH /promo-codes/{id}': { action: 'promo-code.changed', onlyChanges: true },
  'DELETE /promo-codes/{id}': { action: 'promo-code.deleted' },
  'PUT /events/{id}/order-questions': { action: 'event.order-questions-saved' },

  'POST /events/{id}/orders': { action: 'order.placed', id: 'answer' },
  'PATCH /orders/{id}': { action: 'order.changed', onlyChanges: true },
  'POST /orders/{id}/notes': { action: 'order.note-added' },
  'POST /orders/{id}/resend': { action: 'order.mail-resent' },
  'POST /orders/{id}/approve': { action: 'order.approved', inEffect: true },
  'POST /orders/{id}/approve/preview': 'preview',
  'POST /orders/{id}/decline': { action: 'order.declined', inEffect: true },
  'POST /orders/{id}/decline/preview': 'preview',
  'POST /orders/{id}/mark-paid': { action: 'order.marked-paid', inEffect: true },
  'POST /orders/{id}/cancel': { action: 'order.cancelled', inEffect: true },
  'POST /orders/{id}/reactivate': { action: 'order.reactivated' },
  'POST /orders/{id}/refund': { action: 'order.refunded' },
  'POST /orders/{id}/cancel-tickets': { action: 'order.tickets-cancelled', inEffect: true },
  'POST /orders/{id}/cancel-tickets/preview': 'preview',
  'POST /orders/{id}/refund-part': { action: 'order.part-refunded', inEffect: true },
  'POST /orders/{id}/refund-part/preview': 'preview',
  'POST /orders/{id}/change-type': { action: 'order.type-changed' },
  'POST /orders/{id}/due': { action: 'order.due-changed' },
  'POST /orders/{id}/payments': { action: 'order.payment-recorded' },
  'POST /orders/{id}/remove-payment': { action: 'order.payment-removed' },
  'POST /orders/{id}/late-transfer': { action: 'order.late-transfer-recorded' },
  'POST /orders/{id}/refund-sent': { action: 'order.refund-sent' },
  'POST /orders/{id}/retry-refund': { action: 'order.refund-retried' },
  'PUT /orders/{id}/invoice-address': { action: 'order.invoice-address-saved' },
  'POST /order-jobs': { action: 'order-job.created', id: 'answer' },
  'POST /order-jobs/{id}/stop': { action: 'order-job.stopped' },
  'POST /order-jobs/decision/preview': 'preview',
  'POST /order-jobs/cancellation/preview': 'preview',
  'POST /order-jobs/preview': 'preview',
  'POST /order-jobs/test': 'own-settings',
  'POST /order-views': 'own-settings',
  'PATCH /order-views/{id}': 'own-settings',
  'DELETE /order-views/{id}': 'own-settings',

  'POST /events/{id}/check-in-lists': { action: 'check-in-list.created', id: 'answer' },
  'PATCH /check-in-lists/{id}': { action: 'check-in-list.changed', onlyChanges: true },
  'DELETE /check-in-lists/{id}': { action: 'check-in-list.deleted' },
  'POST /check-in-lists/{id}/links': { action: 'check-in-link.created', id: 'answer' },
  'PATCH /check-in-links/{id}': { action: 'check-in-link.changed', onlyChanges: true },
  'POST /check-in/{link}/scans': 'timeline',
  'POST /check-in/{link}/payments': 'timeline',

  'POST /bank-statements/preview': 'preview',
  'PUT /bank-statements/columns/{signature}': { action: 'team.bank-columns-saved', id: 'team' },
  'POST /bank-statements': { action: 'bank-statement.imported', id: 'answer', inEffect: true },
  'DELETE /bank-statements/{id}': { action: 'bank-statement.removed' },
  'POST /bank-lines/book': { action: 'bank-line.booked', inEffect: true },
  'PATCH /bank-lines/{id}': { action: 'bank-line.changed', onlyChanges: true },

  'PATCH /inbox': { action: 'thread.changed', id: 'body-ids', onlyChanges: true },
  'PATCH /inbox/{id}': { action: 'thread.changed', onlyChanges: true },
  'PATCH /inbox/mail-frequencies': 'own-settings',
  'POST /inbox/{id}/replies': { action: 'thread.replied' },

  'PATCH /me': 'own-account',
  'DELETE /me': 'own-account',
  'PUT /me/picture': 'own-account',
  'DELETE /me/picture': 'own-account',
  'POST /me/email': 'own-account',
  'DELETE /me/email': 'own-account',
  'POST /me/email/refusal': 'own-account',
  'POST /me/email/confirmation': 'own-account',
  'POST /me/password': 'own-account',
  'POST /me/authentication': 'own-account',
  'POST /me/authentication/passkey': 'own-account',
  'POST /me/passkeys/options': 'own-account',
  'POST /me/passkeys': 'own-account',
  'PATCH /me/passkeys/{id}': 'own-account',
  'DELETE /me/passkeys/{id}': 'own-account',
  'POST /me/two-factor/secret': 'own-account',
  'PUT /me/two-factor': 'own-account',
  'DELETE /me/two-factor': 'own-account',
  'DELETE /me/provider': 'own-account',
  'POST /me/two-factor/recovery-codes': 'own-account',
  'DELETE /me/sessions/{id}': 'own-account',
  'DELETE /me/sessions': 'own-account',
  'POST /support/requests': 'support',
  'POST /feedback': 'support',
  'POST /installation/mails/send-kept': 'request',

  'POST /public/events/{slug}/orders': 'timeline',
  'POST /public/events/{slug}/quote': 'preview',
  'POST /public/orders/{token}/add-ons': 'timeline',
  'POST /public/orders/{token}/extend': 'timeline',
  'POST /public/orders/{token}/complete': 'timeline',
  'POST /public/orders/{token}/pay-by-card': 'timeline',
  'POST /public/orders/{token}/cancel': 'timeline',
  'PUT /public/orders/{token}/details': 'timeline',
  'PUT /public/orders/{token}/answers': 'timeline',
  'PUT /public/orders/{token}/answers/{question}/file': 'timeline',
  'PUT /public/orders/{token}/invoice-address': 'timeline',
  'POST /public/orders/{token}/tickets/{ticket}/pass-on': 'timeline',
  'POST /public/tickets/{token}/pass-on': 'timeline',
  'POST /public/orders/{token}/cancel-tickets': 'timeline',
  'PUT /public/orders/{token}/refund-account': 'timeline',
  'POST /public/find-tickets': 'request',
  'POST /public/events/{slug}/questions': 'support',
  'POST /public/orders/{token}/questions': 'support',
  'POST /public/threads/{token}/questions': 'support',
}

/** The entry that a call leaves in the audit log; undefined for a call that reads, and for one that leaves nothing. */
export function auditRuleOf({ call }: Pick<Route, 'call'>): AuditRule | undefined {
  const rule = (auditRules as Record<string, AuditRule | Unaudited | undefined>)[call]
  return typeof rule === 'string' ? undefined : rule
}
