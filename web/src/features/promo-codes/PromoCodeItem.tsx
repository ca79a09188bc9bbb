import type { Event } from '@foyer/contract/events'
import type { PromoCodeState } from '@foyer/contract/promo-code-limits'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { Link } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import { usePaths, usePublicPage } from '../../lib/paths.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useInlineEdit } from '../../lib/use-inline-edit.ts'
import { useMay } from '../../lib/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import type { Tone } from '../../ui/tone.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { addButtonId } from './AddCodes.tsx'
import type { CodeQrProps } from './CodeQrDialog.tsx'
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
  const [showsQr, setShowsQr] = useState(false)
  const name = code.code
  const address = `${window.location.origin}${link}?code=${encodeURIComponent(name)}`
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
            <CopyButton text={address} label={t('promoCodes.copyLink')} copiedLabel={t('promoCodes.copied')} />
            <Button
              {...appearance}
              icon={<QrCode aria-hidden="true" size={16} className="shrink-0" />}
              aria-label={t('promoCodes.qr.title', { code: name })}
              onClick={() => setShowsQr(true)}
            >
              {t('promoCodes.qr.button')}
            </Button>
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
      {showsQr && <LazyQrDialog code={name} address={address} onClose={() => setShowsQr(false)} />}
      {asking && (
        <RemoveDialog
          title={t('promoCodes.removing.title', { name })}
          confirmLabel={t('common.delete')}
          removedText={t('promoCodes.removing.done', { name })}
          remove={() => call('DELETE /promo-codes/{id}', { params: { id: code.id } })}
          onClose={() => setAsking(false)}
          onRemoved={() => document.getElementById(addButtonId)?.focus()}
        >
          <p>{t('promoCodes.removing.body')}</p>
        </RemoveDialog>
      )}
    </li>
  )
}

const fetchQrDialog = () => import('./CodeQrDialog.tsx')

/** The QR code needs a library, which is loaded with it. */
function LazyQrDialog(props: CodeQrProps) {
  const module = useModuleOnceShown(fetchQrDialog)
  return module && <module.CodeQrDialog {...props} />
}

/** Text, state, uses and effect of a code. */
function Facts({ event, code }: Props) {
  const t = useTranslations('promoCodes')
  const facts = useCodeFacts(event)
  const { tag } = code
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold break-all">
        {code.code}
        <Badge tone={tones[code.state]}>{t(`states.${code.state}`)}</Badge>
        {tag && (
          <Link
            to="."
            search={(before: object) => ({ ...before, tag })}
            aria-label={t('onlyTag', { tag })}
            className="rounded-[0.875rem] hover:underline"
          >
            <Badge>{tag}</Badge>
          </Link>
        )}
      </h3>
      <p className="mt-1">{facts.effect(code)}</p>
      <p className="text-sm text-ink-secondary tabular-nums">{facts.details(code).join(' · ')}</p>
      {code.note && <p className="mt-1 text-sm text-ink-secondary">{code.note}</p>}
    </>
  )
}
