import type { VersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SettingsValues } from '../settings-values.ts'

/** The form of the settings of invoices. */
export type InvoiceSettingsForm = VersionedForm<SettingsValues>
