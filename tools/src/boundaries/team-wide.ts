import { isTest } from '../source-files.ts'

/**
 * The files and folders whose queries select rows by the team alone, each with the reason. All other queries select by
 * `isInScope`, which also keeps a member with chosen events to these.
 */
const teamWidePlaces: Record<string, string> = {
  'server/src/features/teams/': 'the team itself',
  'server/src/features/members/': 'members and invitations belong to the team',
  'server/src/features/api-tokens/': 'for owners and admins, who have all events',
  'server/src/features/audit/': 'for owners and admins, who have all events',
  'server/src/features/privacy/': 'for owners and admins, who have all events',
  'server/src/features/deletions/': 'for owners, who have all events',
  'server/src/features/payments/': 'the Stripe account belongs to the team',
  'server/src/features/bank-statements/': 'its routes are for members with all events',
  'server/src/features/invoices/commands.ts': 'the settings of invoices belong to the team',
  'server/src/features/order-views/': 'saved views belong to a member; the list leaves out those of other events',
  'server/src/features/order-jobs/queries.ts': 'a job is shown when all its orders are in the scope',
  'server/src/features/order-jobs/queries/opt-outs.ts': 'a buyer stops the messages of the team',
  'server/src/features/inbox/commands/unassign-member.ts': 'releases threads that a member can no longer read',
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
}

const query = /^server\/src\/features\/[^/]+\/(queries|commands)[./]/
/** A comparison with the team of a scope: `eq(events.teamId, scope.team)` or `o.team_id = ${scope.team}`. */
const comparison = /,\s*(scope\.)?team\)|=\s*\$\{(scope\.)?team\}/

const because =
  'selects rows by the team alone, which shows a member with chosen events those of the others. Use isInScope of server/src/lib/in-scope.ts, or add the file to tools/src/boundaries/team-wide.ts with the reason.'

/** A sentence for each line that compares with a team, in a query that is not listed above. */
export function teamWideQueries(file: string, text: string): string[] {
  if (!query.test(file) || isTest(file) || Object.keys(teamWidePlaces).some((place) => file.startsWith(place)))
    return []
  return text.split('\n').flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1} ${because}`] : []))
}
