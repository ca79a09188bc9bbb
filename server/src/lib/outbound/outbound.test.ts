import { connect } from 'node:net'
import { msPerDay } from '@foyer/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthority, selfSigned } from '../../test/website/certificate.ts'
import type { WebsiteStandIn } from '../../test/website/website.ts'
import { startWebsiteStandIn } from '../../test/website/website.ts'
import { isPublic } from './address.ts'
import { OutboundError } from './failure.ts'
import type { Outbound } from './outbound.ts'
import { createOutbound, defaultLimits } from './outbound.ts'

let site: WebsiteStandIn
let outbound: Outbound

beforeAll(async () => {
  site = await startWebsiteStandIn()
  outbound = createOutbound({ allow: [site.hostAndPort], userAgent: 'Foyer (test)' })
})

afterAll(async () => {
  await outbound.close()
  await site[Symbol.asyncDispose]()
})

/** The failure of a download, or the status of its response. */
async function outcome(address: string, through: Outbound = outbound) {
  const visit = await through.download(address)
  return visit.ok ? visit.status : visit.failure.failure
}

describe('an address', () => {
  // spellings of this machine's address that a resolver or the system may accept, from lists of such attacks
  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:0:7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2001:0:7f00:1::]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    'localhost',
    'localhost.',
  ])('%s is this machine and is not reached', async (host) => {
    const { port } = new URL(site.url)
    const before = site.asked.length
    const guarded = createOutbound({ ports: [port], resolve: async () => ['127.0.0.1'] })
    expect(await outcome(`http://${host}:${port}/`, guarded)).toBe('address-blocked')
    await expect(guarded.fetch(`http://${host}:${port}/`)).rejects.toMatchObject({ failure: 'address-blocked' })
    expect(site.asked).toHaveLength(before)
    await guarded.close()
  })

  it.each([
    ['file:///etc/passwd'],
    ['ftp://example.org/'],
    ['gopher://example.org:80/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//example.org'],
    ['http://user:secret@example.org/'],
    ['http://user@example.org/'],
    ['http://example.org:22/'],
    ['https://example.org:8443/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://10.0.0.1/'],
    ['http://192.168.1.1/'],
    ['http://[fd00::1]/'],
  ])('%s is refused before anything is sent', async (address) => {
    const guarded = createOutbound({ resolve: () => Promise.reject(new Error('asked')) })
    expect(await outcome(address, guarded)).toBe('address-blocked')
  })

  it('is public only if everybody can reach it', () => {
    const special = [
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '203.0.113.9',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ]
    const special6 = [
      '2001:db8::1',
      '3fff::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      '2001::1',
      '100::1',
      '4000::1',
      '5f00::1',
      '::10.0.0.1',
      '::808:808',
      '64:ff9b::8.8.8.8',
      '2002:808:808::1',
      'fe80::1%eth0',
      '2606:4700::1111%eth0',
    ]
    for (const address of [...special, ...special6, '', 'localhost', '1.2.3'])
      expect(isPublic(address), address).toBe(false)
    for (const address of ['93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8']) expect(isPublic(address)).toBe(true)
  })

  it('that the operator has opened is reached, but not its neighbour', async () => {
    await using other = await startWebsiteStandIn()
    expect(await outcome(site.url)).toBe(200)
    expect(await outcome(other.url)).toBe('address-blocked')
    expect(other.asked).toEqual([])
  })
})

describe('a name', () => {
  it('with one private address among public ones is not reached', async () => {
    const dialled: string[][] = []
    const guarded = createOutbound({
      resolve: async () => ['93.184.216.34', '10.0.0.7'],
      dial: (addresses) => {
        dialled.push(addresses)
        return Promise.reject(new Error('not in this test'))
      },
    })
    expect(await outcome('http://mixed.example/', guarded)).toBe('address-blocked')
    expect(dialled).toEqual([])
  })

  it('that resolves to this machine the second time is resolved once per request, and then blocked', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    const dialled: string[][] = []
    const guarded = createOutbound({
      resolve: async () => answers.shift() ?? [],
      dial: async (addresses) => {
        dialled.push(addresses)
        throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
      },
    })
    expect(await outcome('http://rebind.example/', guarded)).toBe('refused')
    expect(await outcome('http://rebind.example/', guarded)).toBe('address-blocked')
    expect(dialled).toEqual([['93.184.216.34']])
    expect(await outcome('http://rebind.example/', guarded)).toBe('dns-not-found')
  })

  it('whose connection leads to this machine is closed before a byte is sent', async () => {
    const before = site.asked.length
    const guarded = createOutbound({
      resolve: async () => ['93.184.216.34'],
      dial: () =>
        new Promise((resolve) => {
          const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => resolve(socket))
        }),
    })
    expect(await outcome('http://elsewhere.example/', guarded)).toBe('address-blocked')
    expect(site.asked).toHaveLength(before)
  })

  it.each([
    ['ENOTFOUND', 'dns-not-found'],
    ['ENODATA', 'dns-not-found'],
    ['ESERVFAIL', 'dns-failed'],
    ['ETIMEOUT', 'dns-failed'],
  ])('that the name servers answer by %s is %s', async (code, failure) => {
    const guarded = createOutbound({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) })
    expect(await outcome('https://unknown.example/', guarded)).toBe(failure)
  })

  it('whose name servers never answer is given up in time', async () => {
    const guarded = createOutbound({ resolve: () => new Promise(() => undefined), limits: { timeoutMs: 50 } })
    expect(await outcome('https://silent.example/', guarded)).toBe('timeout')
  })
})

describe('a redirect', () => {
  it('is followed and reported', async () => {
    const visit = await outbound.download(`${site.url}/to/${encodeURIComponent('/moved')}`)
    expect(visit).toMatchObject({
      ok: true,
      status: 200,
      url: `${site.url}/`,
      redirects: [`${site.url}/moved`, `${site.url}/`],
    })
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://user:secret@example.org/',
    'http://example.org:6379/',
    'gopher://example.org/',
    '//localhost:1/',
  ])('to %s is judged like the first address', async (address) => {
    expect(await outcome(`${site.url}/to/${encodeURIComponent(address)}`)).toBe('address-blocked')
  })

  it.each([
    ['/loop', 'too-many-redirects'],
    ['/nowhere', 'redirect-broken'],
    ['/no-address', 'redirect-broken'],
  ])('%s is %s', async (path, failure) => {
    expect(await outcome(site.url + path)).toBe(failure)
  })

  it('is not followed by an API, which would be given the key', async () => {
    const answer = await outbound.fetch(`${site.url}/moved`, { headers: { authorization: 'Bearer secret' } })
    expect(answer.status).toBe(301)
  })
})

describe('an answer', () => {
  it.each(['/gzip', '/deflate', '/brotli', '/'])('is unpacked: %s', async (path) => {
    const visit = await outbound.download(site.url + path)
    expect(visit.ok && visit.body.toString()).toContain('<title>Hofkonzert</title>')
    expect(await (await outbound.fetch(site.url + path)).text()).toContain('<title>Hofkonzert</title>')
  })

  it.each([
    ['/endless', 'body-too-large'],
    ['/large', 'body-too-large'],
    ['/bomb', 'body-too-large'],
    ['/reset', 'reset'],
    ['/hang-up', 'reset'],
    ['/cut', 'reset'],
    ['/garbage', 'invalid-answer'],
    ['/long-headers', 'invalid-answer'],
    ['/not-gzip', 'invalid-answer'],
    ['/odd-encoding', 'invalid-answer'],
  ])('%s is %s, of a page and of an API', async (path, failure) => {
    expect(await outcome(site.url + path)).toBe(failure)
    await expect(outbound.fetch(site.url + path)).rejects.toMatchObject({ failure })
  })

  it.each(['/hang', '/hang-after-headers', '/drip', '/to/%2Fdrip'])('%s is given up in time', async (path) => {
    const hurried = createOutbound({ allow: [site.hostAndPort], limits: { timeoutMs: 200 } })
    expect(await outcome(site.url + path, hurried)).toBe('timeout')
    if (!path.startsWith('/to/'))
      await expect(hurried.fetch(site.url + path)).rejects.toMatchObject({ failure: 'timeout' })
    await hurried.close()
  })

  it('has ten seconds and 2 MiB unless it says otherwise', () => {
    expect(defaultLimits).toEqual({ timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 5 })
  })

  it('of any status is an answer, and says when its first byte came', async () => {
    const visit = await outbound.download(`${site.url}/status/503`)
    expect(visit).toMatchObject({ ok: true, status: 503, firstByteMs: expect.any(Number) })
    expect(site.headers['user-agent']).toBe('Foyer (test)')
  })

  it('may be larger where a larger one is asked for', async () => {
    const visit = await outbound.download(`${site.url}/large`, { maxBytes: 4 * 1024 * 1024 })
    expect(visit.ok && visit.body.length).toBe(3 * 1024 * 1024)
  })

  it('of a closed port is refused', async () => {
    await using gone = await startWebsiteStandIn()
    await gone.listening(false)
    const client = createOutbound({ allow: [gone.hostAndPort] })
    expect(await outcome(gone.url, client)).toBe('refused')
    await expect(client.fetch(gone.url)).rejects.toBeInstanceOf(OutboundError)
  })

  it('of an API comes with what was sent, and the caller may stop it', async () => {
    const answer = await outbound.fetch(`${site.url}/echo/%7B%7D`, { method: 'POST', body: '{"a":1}' })
    expect(await answer.json()).toEqual({})
    expect(site.headers['content-length']).toBe('7')
    const stopped = outbound.fetch(`${site.url}/hang`, { signal: AbortSignal.abort() })
    await expect(stopped).rejects.toMatchObject({ failure: 'timeout' })
  })
})

describe('a certificate', () => {
  const authority = createAuthority()

  it.each([
    ['expired', authority.sign({ host: 'localhost', until: new Date(Date.now() - msPerDay) }), 'tls-expired'],
    [
      'not yet valid',
      authority.sign({ host: 'localhost', from: new Date(Date.now() + msPerDay) }),
      'tls-not-yet-valid',
    ],
    ['of another host', authority.sign({ host: 'elsewhere.example' }), 'tls-wrong-host'],
    ['signed by itself', selfSigned('localhost'), 'tls-self-signed'],
    ['signed by an unknown authority', createAuthority('Unknown').sign({ host: 'localhost' }), 'tls-untrusted'],
  ])('that is %s is refused', async (_, certificate, failure) => {
    await using secure = await startWebsiteStandIn(certificate)
    const trusting = createOutbound({ allow: [secure.hostAndPort], ca: authority.cert })
    expect(await outcome(secure.url, trusting)).toBe(failure)
    expect(secure.asked).toEqual([])
  })

  it('that is good says when it ends', async () => {
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + 5 * msPerDay)
    await using secure = await startWebsiteStandIn(authority.sign({ host: 'localhost', until }))
    const trusting = createOutbound({ allow: [secure.hostAndPort], ca: authority.cert })
    expect(await trusting.download(secure.url)).toMatchObject({ ok: true, status: 200, certificate: { until } })
    expect((await trusting.fetch(secure.url)).status).toBe(200)
    await trusting.close()
  })

  it('is wanted where https is asked of a server that speaks http', async () => {
    expect(await outcome(site.url.replace('http:', 'https:'))).toBe('tls-failed')
  })
})
