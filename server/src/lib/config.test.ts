import { describe, expect, it } from 'vitest'
import { connectivityUrls, publicUrl, readConfig } from './config.ts'

const secret = 'x'.repeat(32)

describe('the environment', () => {
  it('may be empty', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      ROLE: 'all',
      LIMITS: 'on',
      NOTION_API_URL: 'https://api.notion.com',
    })
    expect(publicUrl(config, 3000)).toBe('http://localhost:3000')
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'foyer.example'],
    ['PUBLIC_URL', 'https://foyer.example/path'],
    ['PUBLIC_URL', 'ftp://foyer.example'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['ROLE', 'boss'],
    ['SECRET_KEY', 'short'],
    ['SIGN_UP', 'maybe'],
    ['SMTP_URL', 'http://mail'],
    ['SUPPORT_EMAIL', 'support'],
    ['SECURITY_CONTACT', 'http://example.org/security'],
    ['MAIL_FROM', 'Foyer'],
    ['MAIL_FROM', 'Foyer <foyer>'],
    ['MAIL_FROM', 'Foyer <a@foyer.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['OUTBOUND_ALLOW', 'example.org'],
    ['OUTBOUND_ALLOW', 'example.org:99999'],
    ['OUTBOUND_ALLOW', 'http://example.org:80'],
    ['OUTBOUND_ALLOW', 'user@example.org:80'],
    ['OUTBOUND_ALLOW', '::1:80'],
    ['OUTBOUND_ALLOW', 'localhost:1, a b:80'],
    ['CONNECTIVITY_URLS', 'example.org'],
    ['CONNECTIVITY_URLS', 'https://example.org, ftp://example.org'],
    ['LIMITS', 'yes'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Foyer cannot start: ${name}: [^\\n]+$`))
  })

  it('requires SECRET_KEY with DATABASE_URL, because there is no data folder to keep one in', () => {
    const DATABASE_URL = 'postgres://foyer@db.example/foyer'
    expect(() => readConfig({ DATABASE_URL })).toThrow('SECRET_KEY must be set together with DATABASE_URL')
    expect(readConfig({ DATABASE_URL, SECRET_KEY: secret }).SECRET_KEY).toBe(secret)
  })

  it('refuses DATABASE_DIRECT_URL without DATABASE_URL: it would be ignored', () => {
    const DATABASE_DIRECT_URL = 'postgres://foyer@db.example/foyer'
    expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('DATABASE_URL must be set together with')
  })

  it.each([
    [{ OIDC_CLIENT_ID: 'foyer' }, 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together'],
    [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER: must be an https address'],
    [{ PASSWORDS: 'off' }, 'PASSWORDS=off needs OIDC_ISSUER'],
  ])('refuses the provider %j with one line', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(`Foyer cannot start: ${line}`)
  })

  it.each([
    'kasse@foyer.example',
    'Kasse <kasse@foyer.example>',
    '"Kasse, Hof" <kasse@localhost>',
    '<k@foyer.example>',
  ])('takes %s to write from', (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  })

  it('compares with the APIs it connects to anyway, with other addresses, or with none', () => {
    const urls = (environment: Record<string, string>) => connectivityUrls(readConfig(environment))
    expect(urls({})).toEqual(['https://api.notion.com', 'https://api.stripe.com'])
    expect(urls({ CONNECTIVITY_URLS: 'https://a.example, http://10.0.0.1:8080/up' })).toEqual([
      'https://a.example',
      'http://10.0.0.1:8080/up',
    ])
    expect(urls({ CONNECTIVITY_URLS: '' })).toEqual([])
  })

  it('reads networks and hosts as lists', () => {
    const config = readConfig({
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      OUTBOUND_ALLOW: '127.1:8080,[0::1]:9, Stage.Example:080',
    })
    expect(config.TRUSTED_PROXIES.map(([address, bits]) => `${address}/${bits}`)).toEqual(['10.0.0.0/8', '::1/128'])
    expect(config.OUTBOUND_ALLOW).toEqual(['127.0.0.1:8080', '[::1]:9', 'stage.example:80'])
  })
})
