// No schema here: web pages use this without zod.

import ipaddr from 'ipaddr.js'
import type { FieldCode } from './http/problem.ts'
import { isPublicIp } from './public-ip.ts'

type WebAddressResult = { ok: true; url: string } | { ok: false; code: FieldCode }

/**
 * Normalises a website address as people type it. Without a scheme it becomes https.
 * @returns the normalised address, or the code of the error: not an address, another scheme than http and https,
 *   credentials in it, or a host of this machine or the local network
 */
export function readWebAddress(typed: string): WebAddressResult {
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

// Names reserved for a machine or a local network: RFC 6761, RFC 6762, RFC 8375 and ICANN's .internal of 2024
const privateNames = /(^|\.)(localhost|local|internal|home\.arpa|lan|intranet|corp|home)\.?$/i

function isPrivateHost(host: string): boolean {
  const literal = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal)) return !isPublicIp(literal)
  return privateNames.test(host)
}

const isPublicName = (host: string) =>
  ipaddr.isValid(host.replace(/^\[|\]$/g, '')) || /^([^.]+\.)+[^.]*[^\d.][^.]*\.?$/.test(host)
