import type { Event } from '@foyer/contract/events'
import type { PromoCodeState } from '@foyer/contract/promo-code-rules'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import { usePaths, usePublicPage } from '../../lib/paths.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { useMay } from '../../lib/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { Tone } from '../../ui/tone.ts'
import { PromoCodeForm } from './PromoCodeForm.tsx'
import { useCodeFacts } from './use-code-facts.ts'

interface Props {
  event: Event
  code: PromoCode
}

const tones = {
  valid: 'success',
  scheduled: 'neutral',
  ended: 'neutral',
  'used-up': 'warn',
} as const satisfies Record<PromoCodeState, Tone>

const appearance = { variant: 'plain', size: 'small' } as const

/** A code in the list, or the form that changes it. */
export function PromoCodeItem({ event, code }: Props) {
  const t = useTranslations()
  const mayChange = useMay('events:write')
  const link = usePublicPage(event.slug)
  const paths = usePaths()
  const edit = useInlineEdit()
  const [asking, setAsking] = useState(false)
  const name = code.code
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      {edit.isOpen ? (
        <div className="max-w-xl">
          <PromoCodeForm event={event} code={code} onClose={edit.close} />
        </div>
      ) : (
        <>
          <Facts event={event} code={code} />
          <div className="mt-2 flex flex-wrap items-center gap-x-1 text-ink-secondary">
            <CopyButton
              text={`${window.location.origin}${link}?code=${encodeURIComponent(name)}`}
              label={t('promoCodes.copyLink')}
              copiedLabel={t('promoCodes.copied')}
            />
            {code.held + code.sold > 0 && (
              <Link to={paths.eventOrders(event.id)} search={{ code: name }} className={buttonStyle(appearance)}>
                {t('promoCodes.orders')}
              </Link>
            )}
            {mayChange && (
              <EditAndDelete
                edit={edit}
                editLabel={t('promoCodes.editOne', { name })}
                deleteLabel={t('promoCodes.deleteOne', { name })}
                onDelete={() => setAsking(true)}
              />
            )}
          </div>
        </>
      )}
      {asking && (
        <RemoveDialog
          title={t('promoCodes.removing.title', { name })}
          confirmLabel={t('common.delete')}
          removedText={t('promoCodes.removing.done', { name })}
          remove={() => call('DELETE /promo-codes/{id}', { params: { id: code.id } })}
          onClose={() => setAsking(false)}
          onRemoved={() => document.getElementById('add-promo-code')?.focus()}
        >
          <p>{t('promoCodes.removing.body')}</p>
        </RemoveDialog>
      )}
    </li>
  )
}

/** Text, state, uses and effect of a code. */
function Facts({ event, code }: Props) {
  const t = useTranslations('promoCodes')
  const facts = useCodeFacts(event)
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-all">
        {code.code}
        <Badge tone={tones[code.state]}>{t(`states.${code.state}`)}</Badge>
        {code.tag && <Badge>{code.tag}</Badge>}
      </h3>
      <p className="mt-1">{facts.effect(code)}</p>
      <p className="text-sm text-ink-secondary tabular-nums">{facts.details(code).join(' · ')}</p>
      {code.note && <p className="mt-1 text-sm text-ink-secondary">{code.note}</p>}
    </>
  )
}
