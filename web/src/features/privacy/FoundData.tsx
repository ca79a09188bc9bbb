import { erasureBlocks } from '@foyer/contract/erasure-blocks'
import type { BuyerToErase, ErasureCounts, ErasurePreview } from '@foyer/contract/erasures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { CountsText } from './CountsText.tsx'
import { erasuresOf } from './queries.ts'

export interface FoundDataProps {
  team: string
  buyer: BuyerToErase
  data: ErasurePreview
  onErased: () => void
}

/** The data that was found of a buyer, with what goes and what stays, and the button that erases it. */
export function FoundData({ team, buyer, data, onErased }: FoundDataProps) {
  const t = useTranslations('privacy.erasure')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const who = data.email ?? data.names[0] ?? t('found.anonymous')
  const counted = (count: number) => ({ count, shown: format.number(count) })
  return (
    <div className="grid gap-5 rounded-card border border-line p-5">
      <div>
        <h3 className="font-semibold wrap-anywhere">{t('found.title', { who })}</h3>
        {data.names.length > 0 && <p className="wrap-anywhere text-ink-secondary">{data.names.join(', ')}</p>}
        <p className="mt-2">
          <CountsText counts={data.found} />
        </p>
      </div>
      {data.blocked > 0 && (
        <Callout tone="danger" title={t('blocked.title', counted(data.blocked))}>
          <BlockedOrders data={data} />
          <p className="mt-2">{t('blocked.body')}</p>
        </Callout>
      )}
      {data.upcoming > 0 && (
        <Callout tone="warn" title={t('upcoming.title', counted(data.upcoming))}>
          {t('upcoming.body')}
        </Callout>
      )}
      <Explained title={t('goes.title')}>{t('goes.body')}</Explained>
      <Explained title={t('stays.title')}>
        {t('stays.body')} {data.invoices > 0 && t('stays.invoices', counted(data.invoices))}
      </Explained>
      {data.blocked === 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('erase')}
          </Button>
        </div>
      )}
      {isAsking && (
        <EraseDialog {...{ team, buyer, who, onErased }} counts={data.found} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

const Explained = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="font-medium">{title}</p>
    <p className="text-pretty text-ink-secondary">{children}</p>
  </div>
)

/** The orders that block the erasure, by what is to be done with them. */
function BlockedOrders({ data: { orders } }: Pick<FoundDataProps, 'data'>) {
  const t = useTranslations('privacy.erasure.block')
  const paths = usePaths()
  return (
    <dl className="mt-1 grid gap-2">
      {erasureBlocks.map((block) => (
        <div key={block} className="not-has-[dd]:hidden">
          <dt>{t(block)}</dt>
          {orders
            .filter((order) => order.block === block)
            .map(({ id, number, event }) => (
              <dd key={id}>
                <Link to={paths.order(id)} className={linkStyle}>
                  {number}
                </Link>
                {`\u00a0· ${event}`}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

interface DialogProps extends Omit<FoundDataProps, 'data'> {
  who: string
  counts: ErasureCounts
  onClose: () => void
}

function EraseDialog({ team, buyer, who, counts, onErased, onClose }: DialogProps) {
  const t = useTranslations()
  const words = useErrorWords()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /teams/{id}/erasures', { params: { id: team }, body: buyer }),
    onSuccess: async () => {
      showToast(t('privacy.erasure.erased'))
      onClose()
      onErased()
      await client.invalidateQueries(erasuresOf(team))
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('privacy.erasure.confirm.title', { who })}
      confirmLabel={t('privacy.erasure.erase')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && (isBlocked(error) ? t('privacy.erasure.error.erasure-open') : words.of(error))}
    >
      <p>
        <CountsText counts={counts} />
      </p>
      <p>{t('privacy.erasure.confirm.body')}</p>
    </ConfirmDialog>
  )
}

const isBlocked = (error: Error) => error instanceof ApiError && error.problem.errors?.[0]?.code === 'erasure-open'
