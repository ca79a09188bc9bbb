import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Country } from '@foyer/contract/country'
import type { Place } from '@foyer/contract/me'
import { z } from 'zod'
import { parseAddress } from './address.ts'

const localRanges: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal']
const Entry = z.object({ country_code: Country })

let countries: ReturnType<typeof openCountries> | undefined

/**
 * The place of an IP address: its country, as the regional registries and network operators publish it.
 * The first call reads the file of all networks, 7.5 MiB, which this process then keeps in memory (0198).
 * @returns undefined for no address, and for one without a known country
 */
export async function placeOfAddress(text: string): Promise<Place | undefined> {
  const address = parseAddress(text)
  const range = address?.range()
  if (range !== undefined && localRanges.includes(range)) return 'local'
  // the registries list ranges that are reserved for documentation under the country that reserved them
  if (address === undefined || range !== 'unicast') return undefined
  countries ??= openCountries().catch(readAgain)
  return Entry.safeParse((await countries).get(address.toString())).data?.country_code
}

function readAgain(error: unknown): never {
  countries = undefined
  throw error
}

async function openCountries() {
  const { Reader } = await import('mmdb-lib')
  const require = createRequire(import.meta.url)
  return new Reader(
    await readFile(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
}
