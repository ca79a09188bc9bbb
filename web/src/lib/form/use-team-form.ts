import type { Team, TeamChanges } from '@foyer/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../api.ts'
import { read } from '../query.ts'
import type { FormOptions } from './use-api-form.ts'
import { useVersionedForm } from './use-versioned-form.ts'

type Changes = Omit<z.input<typeof TeamChanges>, 'version'>

interface Options<Values extends FieldValues, Body extends z.ZodType<object, Changes>>
  extends Pick<FormOptions<Values, Body, Team>, 'schema' | 'toBody' | 'says'> {
  team: Team
  /** What the fields hold of the team. */
  valuesOf: (team: Team) => Values
  onSaved: () => void
}

/** A form for a part of a team, which saves that part alone. */
export function useTeamForm<Values extends FieldValues, Body extends z.ZodType<object, Changes>>({
  team,
  ...options
}: Options<Values, Body>) {
  const client = useQueryClient()
  const params = { id: team.id }
  return useVersionedForm<Team, Values, Body>({
    ...options,
    stored: team,
    save: (body, version) => call('PATCH /teams/{id}', { params, body: { ...body, version } }),
    reload: () => client.fetchQuery(read('GET /teams/{id}', { params })),
  })
}
