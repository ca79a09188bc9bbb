import type { EventChoice } from '@foyer/contract/teams'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/Checkbox.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import { useFormat } from './format.ts'
import { read } from './query.ts'
import { useDebouncedText } from './use-debounced-text.ts'

type NamedEvent = { id: string; name: string }

interface Props {
  /** The team whose events are offered, which need not be the one of this tab. */
  team: string
  value: EventChoice
  onChange: (events: EventChoice) => void
  /** The chosen events as they are stored, with their names. */
  stored?: readonly NamedEvent[]
  id?: string
  error?: string | undefined
}

/** So many events are offered at once; the search finds the others. */
const maxOffered = 8

/** The choice of all events of a team, or of some, which are searched on the server. */
export function EventChoiceField({ team, value, onChange, stored = [], id, error }: Props) {
  const t = useTranslations('access.eventChoice')
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t('legend')}
        name="events"
        id={id}
        error={error}
        value={value === 'all' ? 'all' : 'chosen'}
        options={[
          { value: 'all', label: t('all'), description: t('allHint') },
          { value: 'chosen', label: t('chosen') },
        ]}
        onChange={({ target }) => onChange(target.value === 'all' ? 'all' : stored.map((event) => event.id))}
      />
      {value !== 'all' && <ChosenEvents team={team} value={value} onChange={onChange} stored={stored} />}
    </div>
  )
}

interface ChosenProps extends Pick<Props, 'team' | 'onChange'> {
  value: readonly string[]
  stored: readonly NamedEvent[]
}

function ChosenEvents({ team, value, onChange, stored }: ChosenProps) {
  const t = useTranslations('access.eventChoice')
  const [q, setQ] = useState('')
  // the chosen events stay in their place until the next search: a box that moves away would take the focus with it
  const [pinned, setPinned] = useState<readonly NamedEvent[]>(stored)
  const query = { limit: maxOffered, ...(q && { q }) }
  const { data: found } = useQuery({ ...read('GET /events', { query, team }), placeholderData: keepPreviousData })
  const offered = [...pinned, ...(found?.items ?? []).filter(({ id }) => pinned.every((each) => each.id !== id))]
  const [typed, setTyped] = useDebouncedText(q, (next) => {
    setPinned(offered.filter(({ id }) => value.includes(id)))
    setQ(next)
  })
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
  const left = (found?.total ?? 0) - (found?.items.length ?? 0)
  return (
    <div className="grid gap-2 ps-7">
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul aria-label={t('chosen')} className="grid max-h-72 overflow-y-auto overscroll-contain">
        {offered.map((event) => (
          <EventBox key={event.id} event={event} checked={value.includes(event.id)} onChange={() => toggle(event.id)} />
        ))}
      </ul>
      <p role="status" className="text-sm text-pretty text-ink-secondary">
        {t('count', { count: value.length })} {found && found.items.length === 0 && t('none')}
        {left > 0 && t('more', { count: left })}
      </p>
    </div>
  )
}

interface BoxProps {
  event: NamedEvent & { date?: string; timeZone?: string; dateTba?: boolean }
  checked: boolean
  onChange: () => void
}

function EventBox({ event: { name, date, timeZone, dateTba }, checked, onChange }: BoxProps) {
  const format = useFormat()
  return (
    <li className="px-1 wrap-anywhere">
      <Checkbox
        label={name}
        description={date && timeZone && !dateTba && format.date(date, timeZone)}
        checked={checked}
        onChange={onChange}
      />
    </li>
  )
}
