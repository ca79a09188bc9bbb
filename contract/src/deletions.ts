import { z } from 'zod'

const count = z.number().int()

/** The consequences of deleting a team. The first four counts keep it from being deleted while they are above 0. */
export const TeamDeletion = z
  .object({
    /** Events on sale. */
    onSale: count,
    /** Orders with tickets for events that are not over. */
    upcoming: count,
    /** Orders that are unfinished or wait for their payment. */
    open: count,
    /** Orders with a refund that is owed or on its way. */
    owed: count,
    /** The members besides the caller. They lose their access. */
    members: count,
    events: count,
    /** Orders whose amounts, taxes and numbers stay because tax law demands it. 0: all of the team is deleted. */
    keptOrders: count,
  })
  .meta({ id: 'TeamDeletion' })
export type TeamDeletion = z.infer<typeof TeamDeletion>

/**
 * The fate of a team when an account is deleted. `left`: others own it; `deleted`: the account is its only member;
 * `blocked`: it would be deleted, but cannot be; `owner-needed`: it has other members, and no other owner.
 */
export const teamOutcomes = ['left', 'deleted', 'blocked', 'owner-needed'] as const
export type TeamOutcome = (typeof teamOutcomes)[number]

/** The consequences of deleting an account. */
export const AccountDeletion = z
  .object({
    teams: z.array(z.object({ id: z.string(), name: z.string(), outcome: z.enum(teamOutcomes) })),
    /** Whether the account runs the installation. It cannot be deleted then. */
    operator: z.boolean(),
  })
  .meta({ id: 'AccountDeletion' })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** Whether a team cannot be deleted. */
export const isBlocked = ({ onSale, upcoming, open, owed }: TeamDeletion): boolean =>
  onSale + upcoming + open + owed > 0
