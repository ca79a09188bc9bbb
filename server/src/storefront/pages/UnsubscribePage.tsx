import type { Unsubscription } from '../../features/inbox/rules.ts'
import type { PageContext } from '../components/Document.tsx'
import { paths } from '../paths.ts'
import { NoticePage } from './NoticePage.tsx'

interface Props extends PageContext {
  token: string
  from: Unsubscription['from']
  /** Absent when the account has left the team. */
  subscription: { team: string; stopped: boolean } | undefined
}

/** Asks a member whether to stop emails about the inbox, or says that they are stopped and where to turn them on again. */
export function UnsubscribePage({ token, from, subscription, ...pageContext }: Props) {
  const { t, language } = pageContext
  const address = (to: typeof language) => paths.unsubscribe(to, token)
  const shared = { ...pageContext, address }
  const link = { href: paths.profile(language), text: t('unsubscribe.profile') }
  if (!subscription)
    return <NoticePage {...shared} title={t('unsubscribe.done')} lead={t('unsubscribe.gone')} link={link} />
  const { team, stopped } = subscription
  if (!stopped)
    return (
      <NoticePage
        {...shared}
        title={t('unsubscribe.title')}
        lead={
          from === 'daily'
            ? t('unsubscribe.daily', { team })
            : t('unsubscribe.topics', { team, topics: topicsIn(t, from) })
        }
        form={{ action: address(language), fields: [], text: t('unsubscribe.yes') }}
      />
    )
  const done =
    from === 'daily'
      ? t('unsubscribe.doneDaily', { team })
      : t('unsubscribe.doneTopics', { team, topics: topicsIn(t, from) })
  return (
    <NoticePage
      {...shared}
      title={t('unsubscribe.done')}
      lead={`${done} ${t('unsubscribe.again', { settings: t('emailSettings.title') })}`}
      link={link}
    />
  )
}

const topicsIn = (t: Props['t'], topics: Exclude<Props['from'], 'daily'>): string =>
  topics.map((topic) => t(`emailSettings.${topic}`)).join(', ')
