import type { MailRhythm, Topic } from '@foyer/contract/inbox-kinds'
import { mailRhythms, topics } from '@foyer/contract/inbox-kinds'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { read } from '../../lib/query.ts'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'

/** What of the inbox of the tab's team also comes by mail, and how often; saved as it is chosen. */
export function InboxMailSection({ team }: { team: string }) {
  const t = useTranslations('inbox.choices')
  const words = useErrorWords()
  const { data: chosen } = useQuery(read('GET /inbox/mail-choices'))
  const save = useMutation({
    mutationFn: (choice: Partial<Record<Topic, MailRhythm>>) => call('PATCH /inbox/mail-choices', { body: choice }),
    onSuccess: () => showToast(t('saved')),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  return (
    <Section title={t('title')} description={t('lead', { team })}>
      <ul className="grid gap-3">
        {topics.map((topic) => (
          <li key={topic} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <label htmlFor={`mail-${topic}`}>{t(topic)}</label>
            {chosen ? (
              <Rhythm topic={topic} value={chosen[topic]} onChoose={(rhythm) => save.mutate({ [topic]: rhythm })} />
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
  value: MailRhythm
  onChoose: (rhythm: MailRhythm) => void
}

function Rhythm({ topic, value, onChoose }: Props) {
  const t = useTranslations('inbox.rhythm')
  return (
    <Select
      id={`mail-${topic}`}
      className="w-full sm:w-40"
      value={value}
      onChange={({ target }) => {
        const rhythm = mailRhythms.find((each) => each === target.value)
        if (rhythm) onChoose(rhythm)
      }}
      options={mailRhythms.map((rhythm) => ({ value: rhythm, label: t(rhythm) }))}
    />
  )
}
