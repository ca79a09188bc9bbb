import { topicOf } from '@foyer/contract/inbox-kinds'
import { Language } from '@foyer/contract/language'
import type { Infra } from '../../../lib/infra.ts'
import type { NewMail } from '../../mails/commands/insert-mails.ts'
import type { InboxItem, MailData } from '../../mails/rules/mail-data.ts'
import type { MailableMessage, MailRecipient } from '../queries/unmailed.ts'
import type { Unsubscription } from '../rules.ts'
import { unsubscribeToken } from '../rules.ts'

type Deps = Pick<Infra, 'publicUrl' | 'signer'>
type Frequency = MailData['inboxDigest']['frequency']
type Messages = readonly MailableMessage[]

/** The most messages that a mail lists; it links to the inbox for the rest. */
const maxItemsInMail = 20

/**
 * The mails that bring messages to a member. Each conversation with a person gets a mail of its own, so that a reply to
 * it reaches that person; the daily mail contains everything.
 */
export function digestMails(
  deps: Deps,
  recipient: MailRecipient,
  wanted: Messages,
  frequency: Frequency,
): NewMail<'inboxDigest'>[] {
  const keyOf = ({ kind, thread }: MailableMessage): string =>
    frequency === 'at-once' && kind === 'question' ? thread : 'all others'
  const keys = [...new Set(wanted.map(keyOf))]
  return keys.map((key) => {
    const messages = wanted.filter((each) => keyOf(each) === key)
    return digestMail(deps, recipient, messages, frequency)
  })
}

function digestMail(
  { publicUrl, signer }: Deps,
  recipient: MailRecipient,
  messages: Messages,
  frequency: Frequency,
): NewMail<'inboxDigest'> {
  const language = Language.parse(recipient.language)
  const { name, team, teamName, timeZone, id: account } = recipient
  const link = `${publicUrl}/${language}/inbox`
  const askers = new Set(messages.flatMap(({ kind, email }) => (kind === 'question' && email) || []))
  const [asker] = askers.size === 1 ? askers : []
  const threads = new Set(messages.map(({ thread }) => thread))
  const [thread] = threads.size === 1 ? threads : []
  const token = unsubscribeToken(signer, { team, account, from: unsubscribedTopics(messages, frequency) })
  return {
    to: recipient.email,
    ...(asker && { replyTo: asker }),
    language,
    kind: 'inboxDigest',
    data: {
      name,
      team: teamName,
      timeZone,
      frequency,
      link,
      thread,
      items: messages.slice(0, maxItemsInMail).map((each) => itemOf(each, link)),
      more: Math.max(0, messages.length - maxItemsInMail),
      severalAskers: askers.size > 1,
      choices: `${publicUrl}/${language}/my-profile`,
      unsubscribe: `${publicUrl}/${language}/unsubscribe/${token}`,
    },
  }
}

/** The link of a daily mail stops the daily mail as such, that of a mail at once the topics of its messages. */
function unsubscribedTopics(messages: Messages, frequency: Frequency): Unsubscription['from'] {
  if (frequency === 'daily') return 'daily'
  return [...new Set(messages.map(({ kind, data }) => topicOf(mailedKind(kind), data)))]
}

function itemOf({ kind, data, text, from, event, thread, at }: MailableMessage, inbox: string): InboxItem {
  return {
    kind: mailedKind(kind),
    facts: data ?? {},
    event: event ?? undefined,
    from: from ?? undefined,
    text: text ?? undefined,
    link: `${inbox}?thread=${thread}`,
    at: at.toISOString(),
  }
}

// `as`: `wantsMail` excludes replies
const mailedKind = (kind: MailableMessage['kind']) => kind as InboxItem['kind']
