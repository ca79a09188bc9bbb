import { lookup, Resolver } from 'node:dns/promises'

/**
 * Finds the addresses of a name.
 * @param isOpened whether the operator has opened it
 * @throws an error with a code of `dns` when there are none
 */
export type Resolve = (name: string, isOpened: boolean) => Promise<string[]>

/** A name that the operator has opened is asked of the machine, which knows those of its network; all others are not. */
export const resolveName: Resolve = (name, isOpened) => (isOpened ? askMachine(name) : askNameServers(name))

/**
 * Asks the name servers. Not `lookup`: each of its questions occupies one of the four threads that passwords are hashed
 * on as well, for as long as a dead name server takes. And not with what stands in /etc/hosts or a search domain: a
 * name that only this machine or this network knows is none for an outbound request.
 */
async function askNameServers(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length === 0 && v4.status === 'rejected') throw v4.reason
  return found
}

const askMachine = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address)
