import { policyHeader } from '../http/security-headers.ts'

/**
 * The headers of an answer that do not keep a browser safe: empty when all do. A directive that is missing counts as the
 * `default-src` that replaces it; `base-uri`, `form-action` and `frame-ancestors` have none.
 * @param isSecure whether the answer came over https
 */
export function unsafeHeaders(headers: Headers, { isPrivate = true, isSecure = false } = {}): string[] {
  const policy = directivesOf(headers.get(policyHeader) ?? '')
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? []
  const isSandboxed = policy.has('sandbox')
  const checks: Record<string, boolean> = {
    'default-src': ["'self'", "'none'"].includes(policy.get('default-src')?.join(' ') ?? ''),
    'script-src': sources('script-src').every((source) => safeScriptSources.includes(source)),
    'style-src': isSandboxed || !sources('style-src').includes("'unsafe-inline'"),
    'object-src': sources('object-src').join(' ') === "'none'",
    'base-uri': isSandboxed || policy.get('base-uri')?.join(' ') === "'none'",
    'form-action': isSandboxed || policy.get('form-action')?.[0] === "'self'",
    'frame-ancestors': ["'none'", "'self'"].includes(policy.get('frame-ancestors')?.join(' ') ?? ''),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff',
    'referrer-policy': /^(?:no-referrer|same-origin|strict-origin.*)$/.test(headers.get('referrer-policy') ?? ''),
    'cache-control': !isPrivate || /\bno-store\b/.test(headers.get('cache-control') ?? ''),
    'strict-transport-security': !isSecure || maxAgeOf(headers) >= 31_536_000,
    'access-control-*': [...headers.keys()].every((name) => !name.startsWith('access-control-')),
  }
  return Object.keys(checks).filter((name) => !checks[name])
}

/** WebAssembly reads codes of tickets at the door; it cannot be made from text of the page. */
const safeScriptSources = ["'self'", "'none'", "'wasm-unsafe-eval'"]

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const maxAgeOf = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
