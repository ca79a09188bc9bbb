import { isLinkAddress } from '@foyer/contract/content'
import { expect, it } from 'vitest'
import { linkAddress } from './link.ts'

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' example.com ', 'https://example.com'],
  ['www.example.com:8080/a', 'https://www.example.com:8080/a'],
  ['müller.example/straße', 'https://müller.example/straße'],
  ['name@example.com', 'mailto:name@example.com'],
  ['mailto:name@example.com', 'mailto:name@example.com'],
])('%j becomes %s, which the server takes', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
  expect(isLinkAddress(address)).toBe(true)
})

it.each([
  '',
  'hello',
  'a b.com',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1).com',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https://[a',
])('%j is no address to link to', (typed) => expect(linkAddress(typed)).toBeUndefined())
