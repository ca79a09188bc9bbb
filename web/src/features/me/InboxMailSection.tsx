import type { MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { mailFrequencies, topics } from '@foyer/contract/inbox-kinds'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { read } from '../../lib/query.ts'
import { useMail } from '../../lib/use-mail.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Chooses how often each topic of the team's inbox is sent by mail. Saves at once. */
export function InboxMailSection({ team }: { team: string }) {
  const t = useTranslations('inboxMails.choices')
  const words = useErrorWords()
  const mail = useMail()
  const { data: chosen } = useQuery(read('GET /inbox/mail-frequencies'))
  const save = useMutation({
    mutationFn: (choice: Partial<Record<Topic, MailFrequency>>) =>
      call('PATCH /inbox/mail-frequencies', { body: choice }),
    onSuccess: () => showToast(t('saved')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section title={t('title')} description={t('lead', { team })}>
      {mail === 'off' && (
        <Callout tone="warn" title={t('noMail.title')} className="mb-6">
          {t('noMail.body')}
        </Callout>
      )}
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic} className="flex items-center justify-between gap-x-4 gap-y-1 max-sm:flex-wrap">
            <label htmlFor={`mail-${topic}`}>{t(topic)}</label>
            {chosen ? (
              <FrequencySelect
                topic={topic}
                value={chosen[topic]}
                onChoose={(frequency) => save.mutate({ [topic]: frequency })}
              />
            ) : (
              <Skeleton className="w-32" />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface Props {
  topic: Topic
  value: MailFrequency
  onChoose: (frequency: MailFrequency) => void
}

function FrequencySelect({ topic, value, onChoose }: Props) {
  const t = useTranslations('inboxMails.frequency')
  return (
    <Select
      id={`mail-${topic}`}
      className="w-full shrink-0 sm:w-40"
      value={value}
      onChange={({ target }) => {
        const frequency = mailFrequencies.find((each) => each === target.value)
        if (frequency) onChoose(frequency)
      }}
      options={mailFrequencies.map((frequency) => ({ value: frequency, label: t(frequency) }))}
    />
  )
}
