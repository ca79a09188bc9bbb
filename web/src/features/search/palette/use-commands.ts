import { mayDo } from '@foyer/contract/access'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { Me, Theme } from '@foyer/contract/me'
import { languageNames } from '@foyer/words/language-names'
import { useLocale, useTranslations } from 'use-intl'
import { hasSingleKeys, setSingleKeys } from '../../../lib/keys.ts'
import { showPalette } from '../../../lib/palette.ts'
import { usePaths } from '../../../lib/paths.ts'
import { useTeam } from '../../../lib/team.ts'
import { rememberedTheme } from '../../../lib/theme.ts'
import { useChangeLanguage } from '../../../lib/use-change-language.ts'
import { useChangeTheme } from '../../../lib/use-change-theme.ts'
import { useSignOut } from '../../../lib/use-sign-out.ts'
import { useSwitchTeam } from '../../../lib/use-switch-team.ts'
import type { Command } from './command.ts'
import type { CommandName, PageEntry } from './page-entries.ts'
import { pageEntries } from './page-entries.ts'
import { useEventCommands } from './use-event-commands.ts'

/** The pages and actions that the reader may use, in their language: first those of the open event. */
export function useCommands(me: Me): Command[] {
  const t = useTranslations('search.commands')
  const paths = usePaths()
  const team = useTeam(me)
  const ofEvent = useEventCommands(team?.role)
  const actions = useActions(me)
  const allowed = ({ needs, onAllEvents }: PageEntry) =>
    !(onAllEvents && team?.restricted) &&
    (needs === undefined || (needs === 'operator' ? me.operator : team !== undefined && mayDo(team.role, needs)))
  const opening = pageEntries.filter(allowed).map(({ name, to }) => ({
    id: name,
    label: t(`${name}.label`),
    also: t(`${name}.also`),
    to: to(paths),
  }))
  return [...ofEvent, ...opening, ...actions]
}

function useActions(me: Me): Command[] {
  const t = useTranslations('search')
  const locale = useLocale()
  const team = useTeam(me)
  const changeLanguage = useChangeLanguage()
  const changeTheme = useChangeTheme()
  const switchTeam = useSwitchTeam()
  const signOut = useSignOut()
  const command = (name: CommandName, to: () => void): Command => ({
    id: name,
    label: t(`commands.${name}.label`),
    also: t(`commands.${name}.also`),
    to,
  })
  const toLanguage = (language: Language): Command => ({
    id: `language-${language}`,
    label: t('palette.language', { language: t(`palette.languages.${language}`) }),
    also: `${languageNames[language]} ${t('palette.languageAlso')}`,
    to: () => void changeLanguage(language),
  })
  const toTeam = ({ id, name }: Me['teams'][number]): Command => ({
    id: `team-${id}`,
    label: t('palette.team', { team: name }),
    also: t('palette.teamAlso'),
    to: () => switchTeam(id),
  })
  const themes = (['light', 'dark', 'system'] as const satisfies readonly Theme[]).filter(
    (theme) => theme !== rememberedTheme(),
  )
  const keys = hasSingleKeys()
  return [
    ...languages.filter((language) => language !== locale).map(toLanguage),
    ...themes.map((theme) => command(theme, () => changeTheme(theme))),
    ...me.teams.filter(({ id }) => id !== team?.id).map(toTeam),
    command('shortcuts', () => showPalette('keys')),
    command(keys ? 'keysOff' : 'keysOn', () => setSingleKeys(!keys)),
    command('signOut', () => void signOut()),
  ]
}
