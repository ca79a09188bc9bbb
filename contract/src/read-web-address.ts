// No schema here: web pages use this before they need zod.

import ipaddr from 'ipaddr.js'
import type { FieldCode } from './http/problem.ts'
import { isPublicIp } from './public-ip.ts'

type Read = { ok: true; url: string } | { ok: false; code: FieldCode }

/**
 * Reads a website address as people type it. Without a scheme it gets https.
 * @returns the normalised address, or why it is not taken: another scheme, a user name or password in it,
 *   a host that only this machine or this network knows
 */
export function readWebAddress(typed: string): Read {
  const text = typed.trim()
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') return { ok: false, code: 'address-scheme' }
  const url = parse(scheme ? text : `https://${text.replace(/^\/\//, '')}`)
  if (!url || /\s/.test(text)) return { ok: false, code: 'address-format' }
  if (url.username || url.password) return { ok: false, code: 'address-credentials' }
  if (isPrivateHost(url.hostname)) return { ok: false, code: 'address-private' }
  if (!isPublicName(url.hostname)) return { ok: false, code: 'address-format' }
  return { ok: true, url: url.href }
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

// Names reserved for one machine or one network: RFC 6761, RFC 6762, RFC 8375 and ICANN's .internal of 2024
const privateNames = /(^|\.)(localhost|local|internal|home\.arpa|lan|intranet|corp|home)\.?$/i

function isPrivateHost(host: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal)) return !isPublicIp(literal)
  return privateNames.test(host)
}

const isPublicName = (host: string) =>
  ipaddr.isValid(host.replace(/^\[|\]$/g, '')) || /^([^.]+\.)+[^.]*[^\d.][^.]*\.?$/.test(host)
