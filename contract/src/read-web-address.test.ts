import { describe, expect, it } from 'vitest'
import { readWebAddress } from './read-web-address.ts'

describe('a website address', () => {
  it.each([
    ['example.org', 'https://example.org/'],
    ['example.org/summer night', undefined],
    ['example.org/summer?a=1#b', 'https://example.org/summer?a=1#b'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://EXAMPLE.ORG/Path', 'https://example.org/Path'],
    ['  https://example.org  ', 'https://example.org/'],
    ['//example.org', 'https://example.org/'],
    ['example.org:443/a', 'https://example.org/a'],
    ['http://example.org:443/a', 'http://example.org:443/a'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1:248:1893:25c8:1946]/', 'https://[2606:2800:220:1:248:1893:25c8:1946]/'],
  ])('%s is read as %s', (typed, url) => {
    expect(readWebAddress(typed)).toEqual(url ? { ok: true, url } : { ok: false, code: 'address-format' })
  })

  it.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'file:///etc/passwd',
    'data:text/html,x',
    'mailto:a@example.org',
  ])('%s is refused for its scheme', (typed) => {
    expect(readWebAddress(typed)).toEqual({ ok: false, code: 'address-scheme' })
  })

  it.each(['https://user@example.org', 'https://user:word@example.org', 'user@example.org'])(
    '%s is refused for what it gives away',
    (typed) => {
      expect(readWebAddress(typed)).toEqual({ ok: false, code: 'address-credentials' })
    },
  )

  it.each([
    'localhost',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://10.1.2.3',
    'http://192.168.0.1',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://[64:ff9b::7f00:1]',
    'http://[64:ff9b:1::7f00:1]',
    'http://[::127.0.0.1]',
    'http://[::a00:1]',
    'http://[::]',
    'http://[::ffff:a9fe:a9fe]',
    'http://[::ffff:0:7f00:1]',
    'http://[2002:7f00:1::]',
    'http://[2001:0:7f00:1::]',
    'http://[4000::1]',
    'http://１２７.0.0.1',
    'printer.local',
    'db.internal',
    'app.localhost',
    'localhost.',
  ])('%s is refused as private', (typed) => {
    expect(readWebAddress(typed)).toEqual({ ok: false, code: 'address-private' })
  })

  it.each([
    '',
    'words',
    'https://',
    'https:///',
    'https://example',
    'example.123',
    'https://exa mple.org',
    'https://.org',
    'http://[fe80::1%25eth0]',
    'http://[2606:2800:220:1::1%25eth0]',
    'https://\u202eexample.org',
  ])('%j is refused as no address', (typed) => {
    expect(readWebAddress(typed)).toEqual({ ok: false, code: 'address-format' })
  })

  it.each(['example.org:8080', 'http://example.org:22/', 'https://example.org:8443/a', 'http://93.184.216.34:3000'])(
    '%s is refused for its port',
    (typed) => {
      expect(readWebAddress(typed)).toEqual({ ok: false, code: 'address-port' })
    },
  )

  it('of an allowed host and port is read, but not its neighbour', () => {
    const allow = ['stage.internal:8080', '[::1]:443', 'hall:80']
    for (const url of ['http://stage.internal:8080/a', 'https://[::1]/', 'http://hall/'])
      expect(readWebAddress(url, allow)).toEqual({ ok: true, url })
    expect(readWebAddress('http://stage.internal', allow)).toEqual({ ok: false, code: 'address-private' })
    expect(readWebAddress('https://hall', allow)).toEqual({ ok: false, code: 'address-format' })
  })
})
