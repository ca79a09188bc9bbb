import { isTest } from '../source-files.ts'

/**
 * The files whose queries select rows by the team alone, each with the reason. All other queries select by `isInScope`,
 * which also keeps a member with chosen events to these.
 */
export const teamWideFiles: Record<string, string> = {
  'server/src/features/teams/commands.ts': 'the team itself',
  'server/src/features/teams/queries.ts': 'the team itself',
  'server/src/features/members/commands/change-member.ts': 'members belong to the team',
  'server/src/features/members/commands/invite.ts': 'invitations belong to the team',
  'server/src/features/members/queries.ts': 'members and invitations belong to the team',
  'server/src/features/api-tokens/commands.ts': 'for owners and admins, who have all events',
  'server/src/features/api-tokens/queries.ts': 'for owners and admins, who have all events',
  'server/src/features/audit/commands/maintain.ts': 'an erasure covers the whole team',
  'server/src/features/audit/queries.ts': 'for owners and admins, who have all events',
  'server/src/features/audit/queries/subjects.ts': 'the change itself has been authorised',
  'server/src/features/privacy/commands/erase-traces.ts': 'for owners and admins, who have all events',
  'server/src/features/privacy/commands/retention.ts': 'the periods of a team',
  'server/src/features/privacy/queries.ts': 'for owners and admins, who have all events',
  'server/src/features/privacy/queries/find-buyer.ts': 'for owners and admins, who have all events',
  'server/src/features/privacy/queries/retention.ts': 'the periods of a team',
  'server/src/features/deletions/commands.ts': 'for owners, who have all events',
  'server/src/features/deletions/queries.ts': 'for owners, who have all events',
  'server/src/features/payments/commands/stripe-keys.ts': 'the Stripe account belongs to the team',
  'server/src/features/payments/queries.ts': 'the Stripe account belongs to the team',
  'server/src/features/bank-statements/commands.ts': 'its routes are for members with all events',
  'server/src/features/bank-statements/commands/book-lines.ts': 'its routes are for members with all events',
  'server/src/features/bank-statements/queries.ts': 'its routes are for members with all events',
  'server/src/features/invoices/commands.ts': 'the settings of invoices belong to the team',
  'server/src/features/invoice-requests/commands.ts': 'the settings of invoices belong to the team',
  'server/src/features/legal-texts/commands.ts': "the team's own texts belong to it as a whole",
  'server/src/features/legal-texts/queries.ts': "the team's own texts belong to it as a whole",
  'server/src/features/ticket-types/commands.ts': 'whether the team charges VAT',
  'server/src/features/order-views/commands.ts': 'saved views belong to a member',
  'server/src/features/order-views/queries.ts':
    'saved views belong to a member; the list excludes those of other events',
  'server/src/features/order-jobs/queries.ts': 'a job is shown when all its orders are in the scope',
  'server/src/features/order-jobs/queries/opt-outs.ts': 'a buyer stops the messages of the team',
  'server/src/features/inbox/commands/change-threads.ts': 'whether a member may be assigned',
  'server/src/features/inbox/commands/unsubscribe.ts': 'how often a member receives mails',
  'server/src/features/inbox/queries.ts': 'how often a member receives mails',
  'server/src/features/reports/queries.ts': 'the views of a team, for members with all events',
  'server/src/features/reports/queries/sales-rows.ts': 'the time zone of the team',
  'server/src/features/reports/queries/sources.ts': 'the sales of a team, for members with all events',
  'server/src/features/reports/queries/top-groups.ts': 'the sales of a team, for members with all events',
  'server/src/features/search/queries/by-index.ts': 'kinds without events, such as members',
  'server/src/features/today/queries.ts': 'the time zone and the imprint of the team',
  'server/src/features/orders/queries/filter.ts': 'the time zone of the team',
  'server/src/features/orders/queries/found-ids.ts': 'the orders among which a condition with `isInScope` selects',
}

const query = /^server\/src\/features\/[^/]+\/(queries|commands)[./]/
/** A comparison with the team of a scope: `eq(events.teamId, scope.team)` or `o.team_id = ${scope.team}`. */
const comparison = /,\s*(scope\.)?team\)|=\s*\$\{(scope\.)?team\}/

const because =
  'selects rows by the team alone, which shows a member with chosen events those of the others. Use isInScope of server/src/lib/in-scope.ts, or add the file to tools/src/boundaries/team-wide.ts with the reason.'

/** Whether a file has a query that compares with a team. */
export const selectsByTeam = (file: string, text: string): boolean => query.test(file) && comparison.test(text)

/** A sentence for each line that compares with a team, in a query that is not listed above. */
export function teamWideQueries(file: string, text: string): string[] {
  if (isTest(file) || file in teamWideFiles || !selectsByTeam(file, text)) return []
  return text.split('\n').flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1} ${because}`] : []))
}
