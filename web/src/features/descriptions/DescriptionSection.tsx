import type { Description } from '@foyer/contract/descriptions'
import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { siteOf } from '../../lib/event/queries.ts'
import { Load } from '../../lib/Load.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Section } from '../../ui/Section.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { DescriptionLoading } from './DescriptionLoading.tsx'
import { descriptionOf } from './queries.ts'

/** The description of an event: whether its page shows it, and the form to write it. */
export function DescriptionSection({ event }: { event: Event }) {
  const t = useTranslations('descriptions')
  return (
    <Section id="description" title={t('title')} description={t('lead')}>
      <Load fallback={<DescriptionLoading />}>
        <DescriptionContent event={event} />
      </Load>
    </Section>
  )
}

const fetchForm = () => import('./DescriptionForm.tsx')

/** The form, which is larger than the rest of the tab. */
function LazyForm(props: { event: Event; description: Description; hasNotion: boolean }) {
  const form = useModuleOnceShown(fetchForm)
  return form ? <form.DescriptionForm {...props} /> : <DescriptionLoading />
}

function DescriptionContent({ event }: { event: Event }) {
  const t = useTranslations('descriptions')
  const { data: description } = useSuspenseQuery(descriptionOf(event.id))
  const { data: site } = useSuspenseQuery(siteOf(event.id))
  const mayWrite = useMay('events:write')
  const hasNotion = site.notion.readAt !== undefined
  const isEmpty = Object.keys(description.content).length === 0
  const besideNotion = description.replacesNotion ? 'replacing' : 'replaced'
  return (
    <div className="grid gap-5">
      {isEmpty ? !mayWrite && <p>{t('empty')}</p> : <p>{t(hasNotion ? besideNotion : 'shown')}</p>}
      {mayWrite && <LazyForm {...{ event, description, hasNotion }} />}
    </div>
  )
}
