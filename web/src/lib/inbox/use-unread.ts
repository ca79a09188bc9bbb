import type { Me } from '@foyer/contract/me'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDemo } from '../demo.ts'
import { read } from '../query.ts'
import { useTeam } from '../team.ts'
import { useMay } from '../use-may.ts'
import type { InboxNews } from './stream.ts'
import { listenToInbox } from './stream.ts'

const listeners = new Set<(news: InboxNews) => void>()

/** Hears what happens in the inbox, for as long as the frame listens. @returns a function that stops it */
export function onInboxNews(listener: (news: InboxNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many threads wait to be read, as it is now; 0 for whose role shows no inbox. Used once, by the frame. */
export function useUnread(me: Me): number {
  const team = useTeam(me)?.id
  const mayRead = useMay('inbox:read')
  const client = useQueryClient()
  const { data } = useQuery({ ...read('GET /inbox/unread'), enabled: mayRead })
  useEffect(() => {
    if (!team || !mayRead || isDemo || typeof EventSource === 'undefined') return
    return listenToInbox(team, me.id, (news) => {
      void client.invalidateQueries({ queryKey: read('GET /inbox/unread').queryKey })
      for (const listener of listeners) listener(news)
    })
  }, [client, team, me.id, mayRead])
  return mayRead ? (data?.unread ?? 0) : 0
}
