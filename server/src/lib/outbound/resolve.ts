import { lookup, Resolver } from 'node:dns/promises'

/**
 * Resolves a host name.
 * @param isOpened whether OUTBOUND_ALLOW contains the host
 * @throws Error with a code of `node:dns` when it has no address
 */
export type Resolve = (name: string, isAllowed: boolean) => Promise<string[]>

/**
 * Resolves an allowed name by the operating system, which knows the names of its network, and all others by DNS alone.
 */
export const resolveName: Resolve = (name, isAllowed) => (isAllowed ? resolveByMachine(name) : resolveByDns(name))

/**
 * Queries the name servers. Not `lookup`: each lookup occupies one of the four threads that also hash passwords, for as
 * long as a dead name server takes. And not /etc/hosts or search domains: a name that only this machine or network
 * knows is not a public host.
 */
async function resolveByDns(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length === 0 && v4.status === 'rejected') throw v4.reason
  return found
}

const resolveByMachine = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address)
