import { invoiceSettings } from '../en/invoice-settings.ts'
import { invoiceErrors } from '../en/invoices.ts'

/** The texts of the settings of invoices, in English. */
export const messages = { invoiceErrors, invoiceSettings } as const
