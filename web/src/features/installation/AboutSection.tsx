import type { Installation } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'

/** The version of Foyer and the amount of data in it. */
export function AboutSection({ installation }: { installation: Installation }) {
  const t = useTranslations('installation.about')
  const format = useFormat()
  const { version, publicUrl, database, databaseVersion, disk, accounts, teams, events } = installation
  return (
    <Section title={t('title')}>
      <DescriptionList
        items={[
          { term: t('version'), value: version },
          { term: t('address'), value: publicUrl },
          { term: t('database'), value: t(database, { version: databaseVersion }) },
          ...(disk
            ? [
                {
                  term: t('disk'),
                  value: t('diskFree', { free: format.bytes(disk.freeBytes), total: format.bytes(disk.totalBytes) }),
                },
              ]
            : []),
          {
            term: t('content'),
            value: (
              <ul>
                <li>{t('accounts', { count: accounts })}</li>
                <li>{t('teams', { count: teams })}</li>
                <li>{t('events', { count: events })}</li>
              </ul>
            ),
          },
        ]}
      />
    </Section>
  )
}
