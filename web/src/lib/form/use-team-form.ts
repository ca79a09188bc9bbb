import type { Team, TeamChanges } from '@foyer/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../api.ts'
import { read } from '../query.ts'
import type { FormOptions } from './use-api-form.ts'
import { useVersionedForm } from './use-versioned-form.ts'

type TeamFields = Omit<z.input<typeof TeamChanges>, 'version'>

interface TeamFormOptions<Values extends FieldValues, Body extends z.ZodType<object, TeamFields>>
  extends Pick<FormOptions<Values, Body, Team>, 'schema' | 'toBody' | 'errorTexts'> {
  team: Team
  /** The form values of a team. */
  valuesOf: (team: Team) => Values
  onSaved: () => void
}

/** A form for some fields of a team. It saves those fields alone. */
export function useTeamForm<Values extends FieldValues, Body extends z.ZodType<object, TeamFields>>({
  team,
  ...options
}: TeamFormOptions<Values, Body>) {
  const client = useQueryClient()
  const params = { id: team.id }
  return useVersionedForm<Team, Values, Body>({
    ...options,
    stored: team,
    save: (body, version) => call('PATCH /teams/{id}', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(read('GET /teams/{id}', { params })),
  })
}
