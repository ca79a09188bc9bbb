import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { readersZone } from '../../lib/readers-zone.ts'
import { Section } from '../../ui/Section.tsx'
import { CountsText } from './CountsText.tsx'
import { PrivacyLoading } from './PrivacyLoading.tsx'
import { erasuresOf } from './queries.ts'

/** The erasures that were done, without what was erased. */
export function ErasuresSection({ team }: { team: string }) {
  const t = useTranslations('privacy.erasure.record')
  return (
    <Section id="erasures" title={t('title')} description={t('lead')}>
      <Load fallback={<PrivacyLoading rows={1} />}>
        <Erasures team={team} />
      </Load>
    </Section>
  )
}

function Erasures({ team }: { team: string }) {
  const t = useTranslations('privacy.erasure.record')
  const format = useFormat()
  const { data: erasures } = useSuspenseQuery(erasuresOf(team))
  if (erasures.length === 0) return <p className="text-ink-secondary">{t('none')}</p>
  return (
    <ul>
      {erasures.map(({ id, at, by, erased }) => (
        <li key={id} className="border-t border-line py-3 first:border-t-0 first:pt-0">
          <p className="font-medium">
            {format.dateTime(at, readersZone())} {by === undefined ? t('former') : t('by', { name: by })}
          </p>
          <p className="text-sm text-ink-secondary">
            <CountsText counts={erased} />
          </p>
        </li>
      ))}
    </ul>
  )
}
