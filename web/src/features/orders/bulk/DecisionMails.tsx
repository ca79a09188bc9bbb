import type { DecisionDraft, DecisionsPreview } from '@foyer/contract/order-jobs'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { BuyerMail } from '../order/corrections/BuyerMail.tsx'
import { useJobError } from './start-job.ts'

/** Shows on demand which emails a decision about the selected requests would send, and which orders it would skip. */
export function DecisionMails({ draft }: { draft: z.input<typeof DecisionDraft> }) {
  const t = useTranslations('orderJobs.bulk.decision')
  const why = useJobError()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('POST /order-jobs/decision/preview', { body: draft }),
  })
  const decided = data?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <Button className="justify-self-start" pending={isPending} onClick={() => mutate()}>
        {t('preview')}
      </Button>
      <div role="status" className="grid gap-4 empty:hidden">
        {error && <p className="font-medium text-danger-fg">{why(error)}</p>}
        {data && (
          <ul className="grid gap-1">
            <li>{t(`${draft.kind}.decided`, { count: decided })}</li>
            {data.skipped.map(({ reason, count }) => (
              <li key={reason}>{t(`skipped.${reason}`, { count })}</li>
            ))}
          </ul>
        )}
        {data && <Mails groups={data.groups} />}
      </div>
    </>
  )
}

/** One of the emails, by choice: all of them would be longer than the screen. */
function Mails({ groups }: Pick<DecisionsPreview, 'groups'>) {
  const t = useTranslations('orderJobs.bulk.decision')
  const { languageName } = useFormat()
  const [at, setAt] = useState(0)
  // a second preview may have fewer
  const shown = groups[at] ?? groups[0]
  const options = groups.map(({ free, count, language }, index) => ({
    value: String(index),
    label: t(free ? 'free' : 'paid', { count, language: languageName(language) }),
  }))
  return (
    <>
      {groups.length > 1 && (
        <Select
          aria-label={t('mail')}
          options={options}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      )}
      {shown && <BuyerMail {...shown} />}
    </>
  )
}
