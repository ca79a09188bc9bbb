import type { Installation } from '@foyer/contract/installation'
import { useTranslations } from 'use-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Section } from '../../ui/Section.tsx'

/** The version of Foyer and the amount of data in it. */
export function AboutSection({ installation }: { installation: Installation }) {
  const t = useTranslations('installation.about')
  const { version, publicUrl, database, databaseVersion, accounts, teams, events } = installation
  return (
    <Section title={t('title')}>
      <DescriptionList
        items={[
          { term: t('version'), value: version },
          { term: t('address'), value: publicUrl },
          { term: t('database'), value: t(database, { version: databaseVersion }) },
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
