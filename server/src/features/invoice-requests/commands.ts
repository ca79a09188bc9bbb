import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { haveSameNumbers, seriesOf } from '@foyer/contract/invoice-kinds'
import type { NewInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { NewInvoiceAddress } from '@foyer/contract/invoices'
import { hasVies } from '@foyer/contract/vat-id'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { invoiceRequests, invoiceSeries, invoiceSettings } from '../../schema/invoices.ts'
import type { VatAnswer } from '../../schema/json/invoice-facts.ts'

/**
 * Replaces the settings of a team. Orders that wait for an invoice are looked at again.
 * @throws ProblemError `stale` when another member has changed them since; `validation` when a prefix could give numbers
 *   that the team has used
 */
export async function saveSettings(
  db: Db,
  { team }: Scope,
  { version, ...settings }: NewInvoiceSettings,
): Promise<void> {
  await refuseSharedNumbers(db, team, settings)
  const row = JSON.stringify(settings)
  const { rowCount } = await db.execute(sql`
    insert into ${invoiceSettings} (team_id, settings, version) select ${team}, ${row}::jsonb, 1 where ${version} = 0
    on conflict (team_id) do nothing`)
  const isNew = rowCount === 1
  const updated = isNew
    ? 1
    : (
        await db.execute(sql`
          update ${invoiceSettings} set settings = ${row}::jsonb, version = version + 1
          where team_id = ${team} and version = ${version}`)
      ).rowCount
  if (updated !== 1) throw new ProblemError('stale')
  await db.execute(sql`
    update ${invoiceRequests} r set due_at = now() where r.team_id = ${team}
      and not exists (select from invoices i where i.order_id = r.order_id)`)
}

/** A series that goes on for long would meet the numbers of another one, and then none could be issued any more. */
async function refuseSharedNumbers(
  db: Db,
  team: string,
  { prefix, creditPrefix = prefix }: Omit<NewInvoiceSettings, 'version'>,
): Promise<void> {
  const used = await db
    .select({ series: invoiceSeries.series })
    .from(invoiceSeries)
    .where(eq(invoiceSeries.teamId, team))
  const year = new Date().getUTCFullYear()
  const isShared = (own: string) => used.some(({ series }) => haveSameNumbers(seriesOf(own, year), series))
  const errors = [
    ...(isShared(prefix) ? [fault('body.prefix', 'invoice-prefix')] : []),
    ...(creditPrefix !== prefix && isShared(creditPrefix) ? [fault('body.creditPrefix', 'invoice-prefix')] : []),
  ]
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

interface OrderOfTeam {
  id: string
  teamId: string
}

/**
 * Stores the recipient of an order's invoice, in place of the one before. The same recipient again changes nothing.
 * VIES is asked for its VAT ID by a task, so that a sale does not wait for it.
 * @param unlessIssued a buyer may change the recipient only until a document is issued
 * @returns whether it was stored, or is the same
 */
export async function saveAddress(
  db: Db,
  { id, teamId }: OrderOfTeam,
  address: NewInvoiceAddress,
  { unlessIssued }: { unlessIssued: boolean },
): Promise<boolean> {
  const row = JSON.stringify(address)
  const vat = address.vatId === undefined ? null : JSON.stringify(newAnswer(address))
  const asks = address.vatId !== undefined && hasVies(address.country)
  const { rowCount } = await db.execute(sql`
    insert into ${invoiceRequests} as r (order_id, team_id, address, vat, next_vat_check_at, due_at)
    values (${id}, ${teamId}, ${row}::jsonb, ${vat}::jsonb, case when ${asks} then now() end, now())
    on conflict (order_id) do update set
      version = r.version + case when r.address is distinct from excluded.address then 1 else 0 end,
      vat = case when ${sameVatId} then r.vat else excluded.vat end,
      vat_checks = case when ${sameVatId} then r.vat_checks else 0 end,
      next_vat_check_at = case when ${sameVatId} then r.next_vat_check_at else excluded.next_vat_check_at end,
      vat_entered_at = case when ${sameVatId} then r.vat_entered_at else now() end,
      address = excluded.address, due_at = now()
    where not ${unlessIssued} or r.address = excluded.address
      or not exists (select from invoices i where i.order_id = r.order_id)`)
  return rowCount === 1
}

const sameVatId = sql`r.address ->> 'vatId' = excluded.address ->> 'vatId' and r.address ->> 'country' = excluded.address ->> 'country'`

const newAnswer = ({ country }: NewInvoiceAddress): VatAnswer => ({
  state: hasVies(country) ? 'unchecked' : 'uncheckable',
})
