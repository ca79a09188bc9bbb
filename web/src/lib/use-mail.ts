import { useQuery } from '@tanstack/react-query'
import { session } from './query.ts'

/** Whether this installation sends emails, in the form that messages select by. */
export function useMail(): 'on' | 'off' {
  const { data: me } = useQuery(session())
  return me?.sendsMail === false ? 'off' : 'on'
}
