import type { BuyerToErase, ErasurePreview } from '@foyer/contract/erasures'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { isNotFound } from '../../lib/api-error.ts'
import { Form } from '../../lib/form/Form.tsx'
import { useApiForm } from '../../lib/form/use-api-form.ts'
import { text } from '../../lib/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { FoundDataProps } from './FoundData.tsx'

/** A buyer, and what is stored about them; null: nothing. */
interface FoundBuyer {
  buyer: BuyerToErase
  data: ErasurePreview | null
}

/** Finds the data of a buyer and erases it. The search `order` of the page begins with the buyer of that order. */
export function EraseSection({ team }: { team: string }) {
  const t = useTranslations('privacy.erasure')
  const { order } = text(useSearch({ strict: false }), 'order')
  const [found, setFound] = useState<FoundBuyer>()
  const [isDone, setDone] = useState(false)
  const ofOrder = useFoundOfOrder(team, isDone || found ? undefined : order)
  const shown = found ?? ofOrder
  return (
    <Section id="erase" title={t('title')} description={t('lead')}>
      <FindForm team={team} onFound={setFound} />
      <div role="status" className="mt-6 empty:hidden">
        {shown && !shown.data && <p>{t('nothing')}</p>}
        {shown === ofOrder && shown?.data && <p className="mb-3 text-pretty text-ink-secondary">{t('ofOrder')}</p>}
        {shown?.data && (
          <Shown
            key={JSON.stringify(shown.buyer)}
            team={team}
            buyer={shown.buyer}
            data={shown.data}
            onErased={() => {
              setFound(undefined)
              setDone(true)
            }}
          />
        )}
      </div>
      <Callout className="mt-6">{t('elsewhere')}</Callout>
    </Section>
  )
}

// not with the page: most readers of it erase no buyer
const loadFoundData = () => import('./FoundData.tsx')

function Shown(props: FoundDataProps) {
  const found = useModuleOnceShown(loadFoundData)
  return found && <found.FoundData {...props} />
}

/** Finds the data of a buyer; null when there is none. */
const find = async (team: string, buyer: BuyerToErase): Promise<ErasurePreview | null> => {
  try {
    return await call('POST /teams/{id}/erasures/preview', { params: { id: team }, body: buyer })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

function useFoundOfOrder(team: string, order: string | undefined): FoundBuyer | undefined {
  const { data } = useQuery({
    queryKey: ['erasure', team, order],
    queryFn: () => find(team, { order: order ?? '' }),
    enabled: order !== undefined,
  })
  return order === undefined || data === undefined ? undefined : { buyer: { order }, data }
}

function FindForm({ team, onFound }: { team: string; onFound: (found: FoundBuyer) => void }) {
  const t = useTranslations('privacy.erasure')
  const form = useApiForm({
    defaultValues: { email: '' },
    schema: async () => (await import('@foyer/contract/erasures')).BuyerByEmail,
    send: async (buyer) => ({ buyer, data: await find(team, buyer) }),
    onSaved: (found) => {
      form.form.reset(found.buyer)
      onFound(found)
    },
  })
  return (
    <Form form={form}>
      <Field label={t('email')} hint={t('emailHint')} {...form.field('email')}>
        <TextInput type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.input('email')} />
      </Field>
      <Button type="submit" className="mt-5" pending={form.pending}>
        {t('find')}
      </Button>
    </Form>
  )
}
