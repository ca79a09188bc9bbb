import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { messages, threads } from '../../../schema/inbox.ts'
import { mails } from '../../../schema/mails.ts'
import { orderJobs } from '../../../schema/order-jobs.ts'
import { orderViews } from '../../../schema/order-views.ts'
import { mailContentOf } from '../../mails/rules/mail-content.ts'
import { hasTrace } from '../rules.ts'

/** By what data of a buyer is recognised in what is not theirs alone. */
interface Traces {
  /** Addresses and names, in lower case. */
  traces: readonly string[]
  addresses: readonly string[]
  orderIds: readonly string[]
}

type Deps = Pick<Infra, 'secrets'>

/** Erases a buyer from what the team has written about several people, and from the mails to its members. */
export async function eraseTraces(tx: Db, deps: Deps, scope: Scope, found: Traces): Promise<void> {
  if (found.traces.length === 0) return
  await eraseDigests(tx, deps, found)
  await eraseFailures(tx, scope, found)
  await eraseMessages(tx, scope, found)
  await eraseViews(tx, scope, found)
}

/** The mails to members that list what the inbox got. They are of no team, but only its own have these traces. */
async function eraseDigests(tx: Db, { secrets }: Deps, { traces }: Traces): Promise<void> {
  const digests = await tx
    .select({ id: mails.id, subject: mails.subject, replyTo: mails.replyTo, content: mails.encryptedContent })
    .from(mails)
    .where(eq(mails.kind, 'inboxDigest'))
  const theirs = digests.filter(({ id, subject, replyTo, content }) =>
    hasTrace([subject, replyTo ?? '', mailContentOf(secrets, id, content)].join('\n'), traces),
  )
  await tx.delete(mails).where(
    inArray(
      mails.id,
      theirs.map(({ id }) => id),
    ),
  )
}

/** The notifications that a mail to the address has failed, in threads about an event. */
async function eraseFailures(tx: Db, scope: Scope, { addresses }: Traces): Promise<void> {
  for (const address of addresses) {
    const erased = await tx
      .update(messages)
      .set({ data: { to: '…', subject: '…' } })
      .where(
        sql`${messages.kind} = 'mail-failing' and lower(${messages.data}->>'to') = ${address}
          and ${messages.threadId} in (select id from ${threads} where ${threads.teamId} = ${scope.team})`,
      )
      .returning({ thread: messages.threadId })
    const ids = erased.map(({ thread }) => thread)
    await tx
      .update(threads)
      .set({ searchText: sql`replace(${threads.searchText}, fold_for_search(${address}), ' ')` })
      .where(inArray(threads.id, ids))
  }
}

/** The messages to many buyers that mention the buyer. */
async function eraseMessages(tx: Db, scope: Scope, { traces }: Traces): Promise<void> {
  const jobs = await tx
    .select({ id: orderJobs.id, reason: orderJobs.reason, subject: orderJobs.subject, message: orderJobs.message })
    .from(orderJobs)
    .where(eq(orderJobs.teamId, scope.team))
  for (const { id, ...texts } of jobs)
    if (hasTrace(Object.values(texts).join('\n'), traces))
      await tx
        .update(orderJobs)
        .set(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text && masked(text, traces)])))
        .where(and(eq(orderJobs.id, id), eq(orderJobs.teamId, scope.team)))
}

/** The saved views that search for the buyer. */
async function eraseViews(tx: Db, scope: Scope, { traces }: Traces): Promise<void> {
  const views = await tx.select().from(orderViews).where(eq(orderViews.teamId, scope.team))
  const theirs = views.filter(({ name, search }) =>
    hasTrace([name, ...new URLSearchParams(search).values()].join('\n'), traces),
  )
  await tx.delete(orderViews).where(
    inArray(
      orderViews.id,
      theirs.map(({ id }) => id),
    ),
  )
}

/** A text with an ellipsis in the place of each trace. */
const masked = (text: string, traces: readonly string[]): string =>
  traces.reduce((all, trace) => all.replace(new RegExp(escaped(trace), 'gi'), '…'), text)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
