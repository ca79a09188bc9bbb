import type { NewScan } from '@foyer/contract/check-in-devices'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { checkIn } from '@foyer/contract/routes/check-in'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Scope } from '../../lib/scope.ts'
import { may } from '../../lib/scope.ts'
import type { Signer } from '../../lib/signer.ts'
import { takePayment } from './commands/take-payment.ts'
import { changeLink, changeList, createLink, createList, deleteList } from './commands.ts'
import { presentDeviceLink, presentLink, presentList, presentScan, readerAt } from './presenter.ts'
import type { ListRow, OpenedLink } from './queries.ts'
import { linksOf, listById, listsOfEvent } from './queries.ts'
import { linkIdOfToken, linkStateAt } from './rules.ts'
import { dashboardOf } from './service/dashboard.ts'
import type { DoorFeed } from './service/door-feed.ts'
import type { LinkLookup, ListOfLink } from './service/link-lookup.ts'
import { rosterOf } from './service/roster.ts'
import type { RecordScans } from './service/scan-queue.ts'

interface CheckInServices {
  findLink: LinkLookup
  listOfLink: ListOfLink
  recordScans: RecordScans
  doorFeed: DoorFeed
}

type Reader = Pick<RequestContext, 'signer'> & { scope: Scope }

/** The signer of link tokens, for a member who may hand out links. */
const tokenSigner = ({ signer, scope }: Reader) => (may(scope, 'check-in:write') ? signer : undefined)

async function presentListById(ctx: Reader & Pick<RequestContext, 'db'>, list: ListRow) {
  return presentList(list, await linksOf(ctx.db, [list.id]), tokenSigner(ctx))
}

/** Money is taken in the team's name: only members who may change orders hand that right on. */
function refuseMoney(scope: Scope, { takesMoney }: { takesMoney?: boolean | undefined }): void {
  if (takesMoney && !may(scope, 'orders:write')) throw new ProblemError('forbidden')
}

/** @throws ProblemError `not-found` for a token that Foyer did not sign */
function requireLinkId(signer: Signer, token: string): string {
  const id = linkIdOfToken(signer, token)
  if (id === undefined) throw new ProblemError('not-found')
  return id
}

/** @throws ProblemError `not-found` for a token that Foyer did not sign, and for a deleted link */
async function openLink(
  { findLink, signer }: Pick<CheckInServices, 'findLink'> & Pick<RequestContext, 'signer'>,
  token: string,
): Promise<OpenedLink> {
  const opened = await findLink(requireLinkId(signer, token))
  if (!opened) throw new ProblemError('not-found')
  return opened
}

const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // without it, nginx buffers the stream
  'x-accel-buffering': 'no',
}

export const checkInHandlers: ServerHandlers<typeof checkIn, CheckInServices> = {
  lists: async (ctx) => {
    const lists = await listsOfEvent(ctx.db, ctx.scope, ctx.params.id)
    const links = await linksOf(
      ctx.db,
      lists.map(({ id }) => id),
    )
    return lists.map((list) =>
      presentList(
        list,
        links.filter(({ listId }) => listId === list.id),
        tokenSigner(ctx),
      ),
    )
  },
  createList: async (ctx) => presentListById(ctx, await createList(ctx.db, ctx.scope, ctx.params.id, ctx.body)),
  changeList: async (ctx) => presentListById(ctx, await changeList(ctx.db, ctx.scope, ctx.params.id, ctx.body)),
  deleteList: async ({ db, scope, params }) => {
    await deleteList(db, scope, params.id)
    return undefined
  },
  createLink: async (ctx) => {
    refuseMoney(ctx.scope, ctx.body)
    return presentLink(await createLink(ctx.db, ctx.scope, ctx.params.id, ctx.body), ctx.signer)
  },
  changeLink: async (ctx) => {
    refuseMoney(ctx.scope, ctx.body)
    return presentLink(await changeLink(ctx.db, ctx.scope, ctx.params.id, ctx.body), ctx.signer)
  },
  dashboard: async ({ db, scope, params }) => {
    const list = await listById(db, scope, params.id)
    const amounts = may(scope, 'orders:read')
    return await dashboardOf(db, list, { names: list.names || amounts, answers: false, amounts })
  },
  stream: async (ctx) => {
    const { db, scope, account, doorFeed } = ctx
    await consumeRateLimit(ctx, 'inbox-stream', { account: account.id })
    const list = await listById(db, scope, ctx.params.id)
    const reader = { team: scope.team, events: scope.events, account: account.id, session: account.session }
    return new Response(await doorFeed.subscribe(reader, list), { headers: streamHeaders })
  },
  viewLink: async (ctx) => presentDeviceLink(await openLink(ctx, ctx.params.link)),
  roster: async (ctx) => {
    const opened = await openLink(ctx, ctx.params.link)
    if (linkStateAt(opened.link, opened.now) !== 'open') throw new ProblemError('link-closed')
    return await rosterOf(ctx, opened, ctx.query ?? {})
  },
  scan: async (ctx) => {
    const linkId = requireLinkId(ctx.signer, ctx.params.link)
    const listId = await ctx.listOfLink(linkId)
    if (listId === undefined) throw new ProblemError('not-found')
    const { device, sentAt, scans } = ctx.body
    const recorded = await ctx.recordScans(listId, { linkId, device, sentAt: new Date(sentAt), scans })
    const reader = readerAt(recorded)
    return { now: recorded.now.toISOString(), results: recorded.rows.map((row) => presentScan(row, reader)) }
  },
  pay: async (ctx) => {
    const opened = await openLink(ctx, ctx.params.link)
    const { link, list, now } = opened
    if (linkStateAt(link, now) !== 'open') throw new ProblemError('link-closed')
    if (!link.takesMoney) throw new ProblemError('forbidden')
    const { id, device, ticket } = ctx.body
    const taken = await takePayment(ctx.db, ctx, opened, ctx.body)
    const scan: NewScan = { id, kind: 'entry', ticket, at: now.toISOString() }
    const { rows } = await ctx.recordScans(list.id, { linkId: link.id, device, sentAt: now, scans: [scan] })
    const [row] = rows
    if (!row) throw new ProblemError('not-found')
    return { taken, scan: presentScan(row, readerAt(opened)) }
  },
}
