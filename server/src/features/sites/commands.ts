import type { ZoneChange } from '@foyer/contract/same-wall-time'
import type { Db } from '../../lib/db.ts'
import type { Infra, MailDeps } from '../../lib/infra.ts'
import { copyAddOnGroups, moveLaterSales } from '../add-ons/commands.ts'
import { moveLists } from '../check-in/commands.ts'
import { copyDescription } from '../descriptions/commands.ts'
import { copyDiscounts } from '../events/commands/discounts.ts'
import type { OnEventSaved, ReserveKeyCheck } from '../events/rules.ts'
import { copyLegalTexts } from '../legal-texts/commands.ts'
import { connectCopy, connectKey, connectLink } from '../notion-pages/commands/connect-page.ts'
import { reserveKeyCheck } from '../notion-pages/commands/reserve-key-check.ts'
import { resumePage } from '../notion-pages/commands.ts'
import { copyForm, moveForm } from '../order-questions/commands.ts'
import { enqueueAccessMails } from '../orders/commands/access-mails.ts'
import { moveCodes } from '../promo-codes/commands.ts'
import { copySharedCapacities } from '../shared-capacities/commands.ts'
import { copyTicketTypes, moveSalesWindows } from '../ticket-types/commands.ts'
import { resumeWebsite, unwatchWebsite, watchWebsite } from '../websites/commands.ts'

/**
 * Applies the consequences of a saved event to its ticket types, its codes, its questions, its check-in lists, its Notion page,
 * its website and its buyers. It runs in the event's transaction, so that all of them change or none. The feature `events`
 * knows none of these features: they are above it.
 */
export const followEvents =
  (deps: MailDeps): OnEventSaved =>
  async (tx, saved) => {
    const { eventId } = saved
    switch (saved.kind) {
      case 'created':
        return await followWebsite(tx, eventId, saved.websiteUrl)
      case 'changed':
        if (saved.websiteUrl === undefined) await resumeWebsite(tx, eventId)
        else await followWebsite(tx, eventId, saved.websiteUrl)
        if (saved.notionLink !== undefined) await connectLink(tx, eventId, saved.notionLink)
        await resumePage(tx, eventId)
        if (saved.zone) await moveTimes(tx, eventId, saved.zone)
        if (saved.mailsAccess) await enqueueAccessMails(tx, deps, eventId)
        return
      case 'duplicated': {
        const copies = await copyTicketTypes(tx, saved.from, eventId)
        const addOns = await copyAddOnGroups(tx, saved.from, eventId, copies)
        await copySharedCapacities(tx, saved.from, eventId, copies)
        await copyForm(tx, saved.from, eventId, new Map([...copies, ...addOns]))
        await copyDiscounts(tx, saved.from, eventId, copies)
        await copyDescription(tx, saved.from, eventId)
        await copyLegalTexts(tx, saved.from, eventId)
        await connectCopy(tx, saved.from, eventId)
        return await followWebsite(tx, eventId, saved.websiteUrl)
      }
      case 'key-changed':
        return await connectKey(tx, deps, eventId, saved.key)
    }
  }

/** Keeps the local times of everything that the event has, in its new time zone. */
async function moveTimes(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  await moveSalesWindows(tx, eventId, zone)
  await moveLaterSales(tx, eventId, zone)
  await moveCodes(tx, eventId, zone)
  await moveForm(tx, eventId, zone)
  await moveLists(tx, eventId, zone)
}

const followWebsite = (tx: Db, eventId: string, url: string | null) =>
  url === null ? unwatchWebsite(tx, eventId) : watchWebsite(tx, eventId, url)

/** Counts the requests of a key check among those of its pages' syncs. */
export const countKeyChecks =
  (deps: Pick<Infra, 'db' | 'signer'>): ReserveKeyCheck =>
  (key) =>
    reserveKeyCheck(deps.db, deps, key)
