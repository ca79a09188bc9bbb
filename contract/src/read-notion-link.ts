// No schema here: web pages use this without zod.

import type { FieldCode } from './http/problem.ts'

type NotionLinkResult = { ok: true; pageId: string } | { ok: false; code: FieldCode }

const id = /([0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i
const bareId = new RegExp(`^${id.source}`, 'i')
// Direction marks, zero-width characters and lone surrogates: a link with one of them is not the link it looks like
const invisible = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u
const hosts = /(^|\.)(notion\.so|notion\.site|notion\.com)$/i

/**
 * Finds the page id in a Notion link, in every form that Notion produces: a page's address with or without its title,
 * `?p=` of a page opened over a database, share links, `notion://`, a bare or dashed id.
 * Ignores the view of a database (`v=`) and the fragment, which identifies a block.
 * @returns the page's id, lower-case and dashed, or the code of the error
 */
export function readNotionLink(pasted: string): NotionLinkResult {
  const text = pasted.trim()
  const bare = bareId.exec(text)
  if (bare?.[1]) return { ok: true, pageId: dashed(bare[1]) }
  if (invisible.test(text)) return { ok: false, code: 'control-characters' }
  const url = parse(text)
  if (!url) return { ok: false, code: 'notion-format' }
  if (url.username || url.password) return { ok: false, code: 'address-credentials' }
  if (url.port) return { ok: false, code: 'notion-format' }
  if (!hosts.test(url.hostname) && !bareId.test(hostOf(url) ?? '')) return { ok: false, code: 'notion-host' }
  const lastSegment = decode(url.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '')
  for (const candidate of [url.searchParams.get('p'), lastSegment, hostOf(url), url.searchParams.get('page_id')]) {
    const found = candidate && id.exec(candidate)
    if (found?.[1]) return { ok: true, pageId: dashed(found[1]) }
  }
  return { ok: false, code: 'notion-no-page' }
}

function parse(text: string): URL | undefined {
  // a browser's URL parser escapes spaces where Node's throws, and both must read a link the same way; control
  // characters are never part of a link, and PostgreSQL cannot store a NUL
  if (/[\s\p{Cc}]/u.test(text)) return undefined
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  try {
    const url = new URL(withScheme)
    return ['http:', 'https:', 'notion:'].includes(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

// `notion://<id>` has the id in place of the host
const hostOf = (url: URL) => (url.protocol === 'notion:' ? url.hostname : null)

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function dashed(found: string): string {
  const hex = found.replaceAll('-', '').toLowerCase()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
