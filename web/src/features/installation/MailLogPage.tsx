import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { KeptMailsNotice } from './KeptMailsNotice.tsx'
import { MailDialog } from './MailDialog.tsx'
import { MailList } from './MailList.tsx'
import { MailsLoading } from './MailsLoading.tsx'
import { NoMailServerNotice } from './NoMailServerNotice.tsx'
import { OperatorOnly } from './OperatorOnly.tsx'
import { mailStates } from './search.ts'

const route = getRouteApi('/$lang/_member/_settings/settings/mails')

export default function MailLogPage() {
  const t = useTranslations('installation.mails')
  const search = route.useSearch()
  return (
    <OperatorOnly title={t('title')} lead={t('lead')}>
      <StateFilter />
      <Load resetKey={JSON.stringify(search)} fallback={<MailsLoading />}>
        <NoMailServerNotice />
        <KeptMailsNotice />
        <MailList search={search} />
      </Load>
      <OpenMail />
    </OperatorOnly>
  )
}

function StateFilter() {
  const t = useTranslations('installation.mails')
  const { state } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="mb-6">
      <SegmentedControl
        legend={t('filter')}
        value={state ?? 'all'}
        onValueChange={(chosen) =>
          void navigate({ to: '.', search: chosen === 'all' ? {} : { state: chosen }, resetScroll: false })
        }
        options={[
          { value: 'all', label: t('all') },
          ...mailStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
    </div>
  )
}

/** The dialog of the mail that the URL names. */
function OpenMail() {
  const { mail, ...list } = route.useSearch()
  const navigate = route.useNavigate()
  if (!mail) return null
  const close = () => void navigate({ to: '.', search: list, resetScroll: false, replace: true })
  return <MailDialog key={mail} id={mail} onClose={close} />
}
