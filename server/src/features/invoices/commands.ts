import type { NewInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { lockInventoriesAndBumpVersions } from '../inventory/commands/lock-inventory.ts'
import { saveSettings } from '../invoice-requests/commands.ts'
import { setInvoicing } from '../teams/commands.ts'
import { teamInScope } from '../teams/queries.ts'
import { followVat } from '../ticket-types/commands.ts'

/**
 * Replaces the settings of invoices of a team. If it becomes a small business, its ticket types have no VAT from now on. Public
 * pages follow the settings at once.
 * @throws ProblemError `stale`, `validation`, as `saveSettings`
 */
export async function changeSettings(db: Db, scope: Scope, settings: NewInvoiceSettings): Promise<void> {
  const smallBusinessIn = (settings.smallBusiness && settings.seller?.country) || null
  const invoices = settings.ask
  await db.transaction(async (tx) => {
    const before = await teamInScope(tx, scope)
    const isNew = invoices !== before.invoices || smallBusinessIn !== before.smallBusinessIn
    // before other rows, as everywhere: see `lockInventoryAndBumpVersion`
    if (isNew) await lockInventoriesAndBumpVersions(tx, scope.team)
    await saveSettings(tx, scope, settings)
    if (isNew) await setInvoicing(tx, scope, { invoices, smallBusinessIn })
    if (!smallBusinessIn !== !before.smallBusinessIn) await followVat(tx, scope, !smallBusinessIn)
  })
}
