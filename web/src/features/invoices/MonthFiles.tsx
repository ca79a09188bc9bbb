import { usesDatev } from '@foyer/contract/datev-countries'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileArchive, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { isDemo } from '../../lib/demo.ts'
import { FileLink } from '../../lib/FileLink.tsx'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { lastMonths } from './last-months.ts'
import { invoiceSettings } from './queries.ts'
import { useDatev } from './use-datev.ts'

/** The files of a month for the accountant: an archive of all documents, and their bookings for DATEV. */
export function MonthFiles({ team }: { team: string }) {
  const t = useTranslations('invoices')
  const language = useLocale()
  const months = lastMonths(new Date(), language)
  const [month, setMonth] = useState(months[1]?.value ?? '')
  const { data: settings } = useQuery(invoiceSettings(team))
  return (
    <div className="mt-10 border-t border-line pt-8">
      <Section title={t('month.title')} description={t('month.lead')}>
        <Field label={t('month.month')} className="max-w-60">
          <Select value={month} onChange={({ target }) => setMonth(target.value)} options={months} />
        </Field>
        <ul className="mt-5 grid gap-4">
          <li>
            <FileLink
              icon={<FileArchive aria-hidden="true" size={18} className="shrink-0" />}
              href={addressOf('GET /teams/{id}/invoices/archive.zip', {
                params: { id: team },
                query: { month, language },
              })}
              demo={t('demo')}
            >
              {t('month.archive')}
            </FileLink>
            <p className="mt-1.5 text-sm text-ink-secondary">{t('month.archiveHint')}</p>
          </li>
          {settings && (settings.datev || usesDatev(settings.seller?.country)) && (
            <DatevFile team={team} month={month} isSetUp={settings.datev !== undefined} />
          )}
        </ul>
      </Section>
    </div>
  )
}

/** The bookings of a month, or a link to the settings that they need. */
function DatevFile({ team, month, isSetUp }: { team: string; month: string; isSetUp: boolean }) {
  const t = useTranslations('invoices')
  const paths = usePaths()
  const datev = useDatev(team)
  return (
    <li>
      <Button
        changesNothing
        icon={<FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />}
        pending={datev.pending}
        disabledReason={isDemo ? t('demo') : !isSetUp && t.markup('month.off', { link: (text) => text })}
        onClick={() => datev.download(month)}
      >
        {t('month.datev')}
      </Button>
      <p className="mt-1.5 text-sm text-ink-secondary">
        {isSetUp
          ? t('month.datevHint')
          : t.rich('month.off', {
              link: (text) => (
                <Link to={paths.settingsInvoices()} hash="datev" className={linkStyle}>
                  {text}
                </Link>
              ),
            })}
      </p>
      <p role="alert" className="mt-1.5 font-medium text-danger-fg empty:hidden">
        {datev.error}
      </p>
    </li>
  )
}
