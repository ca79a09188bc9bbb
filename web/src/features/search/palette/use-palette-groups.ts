import type { Me } from '@foyer/contract/me'
import { maxQueryLength } from '@foyer/contract/search-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePaths, withQuery } from '../../../lib/paths.ts'
import { searchResults } from '../queries.ts'
import { useResultRows } from '../use-result-rows.ts'
import type { Command } from './command.ts'
import { findCommands } from './find-commands.ts'
import { useCommands } from './use-commands.ts'

const resultsOfKind = 5

/** A line of the palette. */
export interface PaletteOption {
  id: string
  kind: 'events' | 'orders' | 'threads' | 'members' | 'recent' | 'command' | 'all'
  title: string
  detail?: string
  to: Command['to']
}

export interface PaletteGroup {
  title: string
  options: PaletteOption[]
}

interface Options {
  me: Me
  /** The query as typed, for commands; and after a pause in typing, for results. */
  typed: string
  q: string
  recent: readonly string[]
  onRecent: (q: string) => void
}

/** The lines of the palette: without a query recent searches and all commands; with one what matches. */
export function usePaletteGroups({ me, typed, q, recent, onRecent }: Options) {
  const t = useTranslations('search')
  const paths = usePaths()
  const commands = useCommands(me)
  const rowsOf = useResultRows()
  const searched = q.slice(0, maxQueryLength)
  const found = useQuery({
    ...searchResults(searched, resultsOfKind),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const asked = typed.trim()
  const commandGroup = (shown: readonly Command[]): PaletteGroup => ({
    title: t('palette.commands'),
    options: shown.map(({ id, label, to }) => ({ id: `command-${id}`, kind: 'command', title: label, to })),
  })
  const searches: PaletteGroup = {
    title: t('recent.title'),
    options: recent.map((each) => ({ id: `recent-${each}`, kind: 'recent', title: each, to: () => onRecent(each) })),
  }
  if (asked === '') return { groups: withLines([searches, commandGroup(commands)]), found, isSettled: true }
  const results = found.data && q !== '' ? rowsOf(found.data) : []
  const all: PaletteOption = {
    id: 'all',
    kind: 'all',
    title: t('palette.showAll', { q: asked.slice(0, maxQueryLength) }),
    to: withQuery(paths.search(), { q: asked }),
  }
  const groups = [
    commandGroup(findCommands(commands, asked)),
    ...results.map(({ name, rows }) => ({
      title: t(`groups.${name}`),
      options: rows.map(({ id, title, detail, href }) => ({ id, kind: name, title, detail, to: href })),
    })),
    { title: '', options: results.length > 0 ? [all] : [] },
  ]
  return { groups: withLines(groups), found, isSettled: q === asked && !found.isFetching }
}

const withLines = (groups: readonly PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)
