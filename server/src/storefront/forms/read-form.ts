import { randomUUID } from 'node:crypto'
import { minSecretKeyLength } from '@foyer/contract/http/idempotency-key'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context } from 'hono'
import { readBytes, readLargeBody } from '../../http/body.ts'
import { hashKey, hashRequest } from '../../http/idempotency.ts'
import type { Env } from '../../http/request.ts'

/**
 * Reads a URL-encoded form.
 * @throws ProblemError `unsupported-media-type`, `too-large`, `malformed`
 */
export async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type')
  const bytes = await readBytes(c)
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ProblemError('malformed')
  }
}

/**
 * Reads a form with files.
 * @throws ProblemError `unsupported-media-type`, `too-large`, `malformed`; `unavailable` while too many others are read
 */
export async function readMultipart(c: Context<Env>, maxBytes: number): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ProblemError('unsupported-media-type')
  const bytes = await readLargeBody(c, maxBytes, 'anyone')
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new ProblemError('malformed')
  }
}

/** The idempotency key of a posted form. @returns undefined for a form without one, or with one that can be guessed */
export function formKeyOf(form: URLSearchParams): string | undefined {
  const key = form.get('once') ?? ''
  return key.length < minSecretKeyLength ? undefined : key
}

/** The idempotency of a posted form: by its key and what was chosen, so that a changed form is a new request. */
export function idempotencyOf(form: URLSearchParams, body: unknown): { key: string; requestHash: string } {
  const requestHash = hashRequest(body)
  return { key: hashKey(`${formKeyOf(form) ?? randomUUID()} ${requestHash}`), requestHash }
}
