import { invoiceSettings } from '../fr/invoice-settings.ts'
import { invoiceErrors } from '../fr/invoices.ts'

/** The texts of the settings of invoices, in French. */
export const messages = { invoiceErrors, invoiceSettings } as const
