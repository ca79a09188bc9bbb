import type { Event } from '@foyer/contract/events'
import { fault } from '@foyer/contract/http/problem'
import { maxPromoCodesAtOnce } from '@foyer/contract/promo-code-limits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import type { PromoCodeConditions } from './form-values.ts'
import type { LineFault } from './import-faults.ts'
import { faultsBefore, faultsOfRefusal } from './import-faults.ts'
import type { MadeCodes } from './MadeNote.tsx'
import { readCodes } from './read-codes.ts'

/** Why an import was refused. */
export interface RefusedImport {
  /** Names of columns that are not known. */
  unknown: string[]
  faults: LineFault[]
}

/** Reads codes from a text, checks them as a whole, and sends them. */
export function useCodeImport({ id, currency, timeZone }: Event) {
  const { data: types } = useSuspenseQuery(ticketTypesOf(id))
  const [refused, setRefused] = useState<RefusedImport>()
  const refuse = (why: RefusedImport): never => {
    setRefused(why)
    throw refusedText('format')
  }
  const send = async (
    { text, ...conditions }: PromoCodeConditions & { text: string },
    idempotencyKey: string,
  ): Promise<MadeCodes> => {
    setRefused(undefined)
    const { codes, unknown } = readCodes(text, { currency, timeZone, types, conditions })
    if (codes.length === 0 && unknown.length === 0) throw refusedText('required')
    if (codes.length > maxPromoCodesAtOnce) throw refusedText('too-many')
    const faults = await faultsBefore(
      codes,
      types.map((type) => type.id),
    )
    if (unknown.length > 0 || faults.length > 0) return refuse({ unknown, faults })
    try {
      const body = { codes: codes.map((read) => read.body), timeZone }
      return await call('POST /events/{id}/promo-codes/import', { params: { id }, body, idempotencyKey })
    } catch (error) {
      const ofLines = error instanceof ApiError ? faultsOfRefusal(codes, error.problem.errors ?? []) : []
      if (ofLines.length === 0) throw error
      return refuse({ unknown: [], faults: ofLines })
    }
  }
  return {
    /** Whether each line of a text has an effect of its own. */
    haveEffects: (text: string) =>
      readCodes(text, { currency, timeZone, types, conditions: anyConditions }).haveEffects,
    send,
    refused,
    forget: () => setRefused(undefined),
  }
}

// only the effects of the lines are asked for
const anyConditions: PromoCodeConditions = { effect: { kind: 'none' } }

/** A refusal of the text of the form, as the API would answer it. */
const refusedText = (code: 'format' | 'required' | 'too-many') =>
  new ApiError({
    type: '/api/docs#validation',
    title: 'Invalid',
    status: 422,
    code: 'validation',
    requestId: '',
    errors: [fault('body.text', code)],
  })
