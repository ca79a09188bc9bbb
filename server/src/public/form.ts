import { Refused } from '@foyer/contract/http/refused'
import type { Context } from 'hono'
import { readBytes } from '../http/body.ts'
import type { Env } from '../http/request.ts'

/**
 * Reads what a form of ours sends.
 * @throws Refused `unsupported-media-type`, `too-large`, `malformed`
 */
export async function readForm(c: Context<Env>): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new Refused('unsupported-media-type')
  const bytes = await readBytes(c)
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused('malformed')
  }
}
