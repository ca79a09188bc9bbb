// Which columns of the database are about buyers. A new table or column fails a test until it is named here; what is
// about buyers also needs its erasure (docs/decisions/0165-a-buyer-is-erased-in-one-transaction.md).

/** The tables and columns into which the test of an erasure brings a buyer. */
export const placesOfBuyers = [
  ...[
    'answer_files.content',
    'answer_files.name',
    'answers.values',
    'bank_lines.payer',
    'bank_lines.text',
    'idempotency_keys.encrypted_answer',
    'mails.encrypted_content',
  ],
  ...['mails.reply_to', 'mails.subject', 'mails.to', 'messages.data', 'messages.text', 'order_corrections.plan'],
  ...['order_entries.detail', 'order_jobs.message', 'order_jobs.subject', 'order_views.search', 'orders.email'],
  ...['orders.name', 'orders.search_text', 'threads.email', 'threads.name', 'threads.search_text', 'tickets.email'],
  ...['tickets.name', 'tickets.search_text'],
]

/** The texts in tables with data of buyers that are not about them, by table; ids, hashes and codes are not listed. */
export const otherTexts: Record<string, string[]> = {
  audit_entries: ['actor', 'actor_name', 'action'],
  bank_lines: ['currency', 'state', 'candidates'],
  idempotency_keys: ['scope'],
  invoice_requests: [],
  // the law requires documents to be kept: GDPR art. 17 (3) (b), § 14b UStG
  invoices: ['kind', 'series', 'number', 'currency', 'buyer', 'totals', 'items', 'facts', 'search_text'],
  invoice_files: ['pdf', 'xml'],
  mails: ['language', 'kind', 'leased_by'],
  message_opt_outs: [],
  messages: [],
  order_corrections: ['by', 'by_token'],
  order_entries: ['add_ons', 'by', 'by_token', 'sold_tickets', 'tickets'],
  order_jobs: ['kind'],
  order_views: ['name'],
  orders: ['number', 'language', 'currency', 'cancellation', 'network', 'code_use', 'tax_rounding'],
  payments: ['reference', 'intent', 'charge', 'lines'],
  refunds: ['reference', 'shares'],
  threads: ['language', 'snoozed_by'],
  tickets: ['number', 'seed', 'former_seeds', 'kind', 'add_on_of', 'code_use'],
}
/** The texts that the test cannot bring the buyer into, but an erasure clears all the same. */
export const alsoErased = [
  ...['invoice_requests.address', 'invoice_requests.search_text', 'invoice_requests.vat'],
  ...['audit_entries.changes', 'audit_entries.subject_name'],
  ...['idempotency_keys.answer', 'mails.reason', 'order_corrections.reason', 'order_jobs.reason'],
  ...['payments.pay_url', 'payments.reason', 'refunds.account', 'refunds.reason'],
]
/** The tables that contain nothing about buyers: only about members, events, and numbers. */
export const tablesWithoutBuyers = new Set([
  ...[
    'accounts',
    'add_on_groups',
    'alerts',
    'api_tokens',
    'authenticators',
    'passkeys',
    'recovery_codes',
    'bank_csv_layouts',
    'bank_statements',
    'check_in_links',
    'check_in_lists',
    'check_ins',
    'code_sales',
    'code_sales_fold',
    'order_code_sales',
  ],
  ...['credentials', 'door_payments', 'erasures', 'event_descriptions', 'event_pictures', 'event_sales', 'free_seats'],
  ...['event_sales_months', 'event_sales_totals', 'event_sales_zones', 'event_slugs', 'event_views', 'event_websites'],
  ...['events', 'feedback', 'heartbeats', 'inbox_changes', 'inbox_clocks', 'inventory', 'invitations'],
  ...['invoice_series', 'invoice_settings', 'invoices_to_draw', 'legal_text_files', 'legal_texts'],
  ...['legal_texts_to_draw', 'order_legal_texts'],
  ...['mail_frequencies', 'members', 'money_entries', 'notion_copies', 'notion_files', 'notion_keys', 'notion_pages'],
  ...[
    'notion_signals',
    'notion_snapshots',
    'notion_variants',
    'order_adjustments',
    'order_forms',
    'order_job_items',
    'promo_codes',
    'rate_limits',
    'shared_capacities',
  ],
  ...['retention', 'sale_notifications', 'sales_fold', 'sessions', 'signing_keys', 'stripe_events', 'stripe_keys'],
  ...['support_requests', 'team_sales', 'team_sales_quarter_hours', 'team_sales_zones', 'team_views', 'teams'],
  ...['thread_reads', 'ticket_types', 'users', 'verifications', 'website_changes', 'website_checks', 'website_days'],
  'websites',
])
/** Whether a column holds an id, a key or a hash. */
export const isReference = (column: string) => /(?:^|_)(?:id|key|hash)$/.test(column)
