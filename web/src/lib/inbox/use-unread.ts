import type { Me } from '@foyer/contract/me'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDemo } from '../demo.ts'
import { read } from '../query.ts'
import { useTeam } from '../team.ts'
import { useMay } from '../use-may.ts'
import type { InboxChange } from './stream.ts'
import { listenToInbox } from './stream.ts'

const listeners = new Set<(change: InboxChange) => void>()

/** Subscribes to changes of the inbox, while the shell listens to them. @returns a function that unsubscribes */
export function onInboxChange(listener: (change: InboxChange) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of unread threads, live; 0 for roles without access. Used once, by the shell. */
export function useUnread(me: Me): number {
  const team = useTeam(me)?.id
  const mayRead = useMay('inbox:read')
  const client = useQueryClient()
  const { data } = useQuery({ ...read('GET /inbox/unread'), enabled: mayRead })
  useEffect(() => {
    if (!team || !mayRead || isDemo || typeof EventSource === 'undefined') return
    return listenToInbox(team, me.id, (change) => {
      void client.invalidateQueries({ queryKey: read('GET /inbox/unread').queryKey })
      for (const listener of listeners) listener(change)
    })
  }, [client, team, me.id, mayRead])
  return mayRead ? (data?.unread ?? 0) : 0
}
