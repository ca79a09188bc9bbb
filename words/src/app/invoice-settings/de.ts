import { invoiceSettings } from '../de/invoice-settings.ts'
import { invoiceErrors } from '../de/invoices.ts'

/** The texts of the settings of invoices, in German. */
export const messages = { invoiceErrors, invoiceSettings } as const
