/** The sections of the settings of invoices. */
export type SettingsPart = 'offer' | 'seller' | 'tax' | 'numbers' | 'texts' | 'datev'
