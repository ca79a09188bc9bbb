import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Section } from '../../../ui/Section.tsx'
import type { SettingsPart } from './settings-part.ts'

/** A section of the settings of invoices. */
export function InvoiceSettingsPart({ name, children }: { name: SettingsPart; children: ReactNode }) {
  const t = useTranslations('invoiceSettings')
  return (
    <Section id={name} title={t(`${name}.title`)} description={t(`${name}.description`, { year: '{year}' })}>
      <div className="grid gap-5">{children}</div>
    </Section>
  )
}
