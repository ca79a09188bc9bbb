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
  const { data, isPending } = useQuery({ ...read('GET /inbox/unread'), enabled: mayRead })
  useEffect(() => {
    if (!team || !mayRead || isPending || isDemo || typeof EventSource === 'undefined') return
    const { queryKey } = read('GET /inbox/unread')
    const position = () => client.getQueryData(queryKey)?.position
    return listenToInbox({ team, account: me.id, position }, (change) => {
      void client.invalidateQueries({ queryKey })
      for (const listener of listeners) listener(change)
    })
  }, [client, team, me.id, mayRead, isPending])
  return mayRead ? (data?.unread ?? 0) : 0
}
