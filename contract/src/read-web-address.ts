// No schema here: web pages use this without zod.

import ipaddr from 'ipaddr.js'
import type { FieldCode } from './http/problem.ts'
import { isPublicIp } from './public-ip.ts'

type WebAddressResult = { ok: true; url: string } | { ok: false; code: FieldCode }

/**
 * Normalises a website address as people type it, and refuses one that Foyer does not watch.
 * @param allow pairs of host and port that may be watched although they are private or use another port (the
 *   operator's `OUTBOUND_ALLOW`)
 * @returns the normalised address, or the code of the error
 */
export function readWebAddress(typed: string, allow: readonly string[] = []): WebAddressResult {
  const read = parseWebAddress(typed)
  const code = read.ok ? unwatchedReason(read.url, allow) : undefined
  return code ? { ok: false, code } : read
}

/**
 * Normalises a website address as people type it. Without a scheme it becomes https.
 * @returns the normalised address, or the code of the error: not an address, another scheme than http and https, or
 *   credentials in it
 */
export function parseWebAddress(typed: string): WebAddressResult {
  const text = typed.trim()
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') return { ok: false, code: 'address-scheme' }
  const url = parse(scheme ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || /\s/.test(text)) return { ok: false, code: 'address-format' }
  if (url.username || url.password) return { ok: false, code: 'address-credentials' }
  return { ok: true, url: url.href }
}

/**
 * Why Foyer does not watch an address: it is of this machine or the local network, its host is no public name, or its
 * port is neither 80 nor 443.
 * @param address normalised
 * @param allow as in `readWebAddress`
 */
export function unwatchedReason(address: string, allow: readonly string[]): FieldCode | undefined {
  const { hostname, port, protocol } = new URL(address)
  if (allow.includes(`${hostname}:${port || defaultPorts[protocol]}`)) return undefined
  if (isPrivateHost(hostname)) return 'address-private'
  if (!isPublicName(hostname)) return 'address-format'
  return watchedPorts.includes(port) ? undefined : 'address-port'
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** `''`: the default port of the scheme. */
const watchedPorts = ['', '80', '443']

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

// Names reserved for a machine or a local network: RFC 6761, RFC 6762, RFC 8375 and ICANN's .internal of 2024
const privateNames = /(^|\.)(localhost|local|internal|home\.arpa|lan|intranet|corp|home)\.?$/i

function isPrivateHost(host: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal)) return !isPublicIp(literal)
  return privateNames.test(host)
}

const isPublicName = (host: string) =>
  ipaddr.isValid(host.replace(/^\[|\]$/g, '')) || /^([^.]+\.)+[^.]*[^\d.][^.]*\.?$/.test(host)
