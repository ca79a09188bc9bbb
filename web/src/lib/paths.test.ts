import type { languages } from '@foyer/contract/languages'
import { isPage, pages } from '@foyer/contract/pages'
import { describe, expect, it } from 'vitest'
import { pathsIn, safeReturn, swapLanguage, withQuery } from './paths.ts'

const all = (language: (typeof languages)[number]) =>
  Object.fromEntries(Object.entries(pathsIn(language)).map(([name, path]) => [name, path('id')]))

describe('the paths', () => {
  it('match the snapshot', () => {
    expect(all('de')).toMatchInlineSnapshot(`
      {
        "addOrder": "/de/events/id/orders/add",
        "bankStatements": "/de/orders/bank-statements",
        "changelog": "/de/changelog",
        "confirmEmail": "/de/confirm-email",
        "createEvent": "/de/create-event",
        "createTeam": "/de/teams/create",
        "enterKey": "/de/events/id/enter-key",
        "event": "/de/events/id",
        "eventAttendees": "/de/events/id/attendees",
        "eventCheckIn": "/de/events/id/check-in",
        "eventCodes": "/de/events/id/codes",
        "eventOrders": "/de/events/id/orders",
        "eventPage": "/de/events/id/page",
        "eventQuestions": "/de/events/id/questions",
        "eventReports": "/de/events/id/reports",
        "eventSettings": "/de/events/id/settings",
        "eventTickets": "/de/events/id/tickets",
        "eventWebsite": "/de/events/id/website",
        "events": "/de/events",
        "forgotPassword": "/de/forgot-password",
        "home": "/de",
        "imprint": "/de/imprint",
        "inbox": "/de/inbox",
        "installation": "/de/settings/installation",
        "invitation": "/de/invitation",
        "invoices": "/de/orders/invoices",
        "logout": "/de/logout",
        "mailLog": "/de/settings/mails",
        "myProfile": "/de/my-profile",
        "order": "/de/orders/id",
        "orderJob": "/de/orders/jobs/id",
        "orderJobs": "/de/orders/jobs",
        "orders": "/de/orders",
        "privacyPolicy": "/de/privacy-policy",
        "reports": "/de/reports",
        "resetPassword": "/de/reset-password",
        "search": "/de/search",
        "settings": "/de/settings",
        "settingsApi": "/de/settings/api",
        "settingsHistory": "/de/settings/history",
        "settingsInvoices": "/de/settings/invoices",
        "settingsLegal": "/de/settings/legal",
        "settingsMembers": "/de/settings/members",
        "settingsPayments": "/de/settings/payments",
        "settingsPrivacy": "/de/settings/privacy",
        "shareFeedback": "/de/share-feedback",
        "signIn": "/de/sign-in",
        "signUp": "/de/sign-up",
        "support": "/de/support",
        "team": "/de/teams/id",
        "teamSettings": "/de/teams/id/settings",
      }
    `)
  })

  it('are exactly the pages of the contract, and the imprint, which the server writes', () => {
    const { imprint: _, ...ofTheApp } = all('en')
    const without = Object.values(ofTheApp).map((path) => path.replace(/^\/en\/?/, ''))
    expect(without.filter((path) => !isPage(path))).toEqual([])
    const missing = pages.filter((page) => !without.includes(page.replaceAll(':id', 'id')))
    expect(missing).toEqual([])
  })

  it('encode an id within its segment', () => {
    expect(pathsIn('en').event('a/b?c')).toBe('/en/events/a%2Fb%3Fc')
  })

  it('take a query', () => {
    expect(withQuery('/en/search', { q: 'a & b' })).toBe('/en/search?q=a+%26+b')
  })
})

describe('changing the language of a path', () => {
  it.each([
    ['/en/events/evt_1?sort=name&q=a%20b#key', '/de/events/evt_1?sort=name&q=a%20b#key'],
    ['/en', '/de'],
    ['/en/', '/de/'],
    ['/fr?q=en', '/de?q=en'],
  ])('[S2.4] replaces only the first segment of %s', (path, swapped) => {
    expect(swapLanguage(path, 'de')).toBe(swapped)
  })
})

describe('the path to return to after signing in', () => {
  it('may be any page of Foyer', () => {
    expect(safeReturn('/de/events?q=a#b')).toBe('/de/events?q=a#b')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'https:evil.example',
    'https:/evil.example',
    '//en@evil.example/en',
    '/en/../..//evil.example',
    '/\r\n/evil.example',
    '/api/auth/sign-out',
    '/en/nothing',
    'evil',
    'javascript:alert(1)',
    '',
    undefined,
    42,
  ])('may not be %j', (path) => {
    expect(safeReturn(path)).toBeUndefined()
  })
})
