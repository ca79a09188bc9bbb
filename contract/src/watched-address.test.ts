import { expect, it } from 'vitest'
import { watchedAddress } from './watched-address.ts'

it.each([
  ['https://hof.example', 'https://hof.example'],
  ['HTTPS://HOF.Example/', 'https://hof.example'],
  ['https://hof.example:443/', 'https://hof.example'],
  ['http://hof.example:80', 'http://hof.example'],
  ['https://hof.example/#programme', 'https://hof.example'],
  ['https://hof.example/?', 'https://hof.example'],
  ['https://hof.example/summer//', 'https://hof.example/summer'],
  ['https://hof.example/a/../summer', 'https://hof.example/summer'],
  ['https://hof.example/Summer', 'https://hof.example/Summer'],
  ['https://hof.example/?from=http://a/', 'https://hof.example?from=http://a/'],
])('%s is watched as %s', (url, address) => {
  expect(watchedAddress(url)).toBe(address)
})

it.each([
  ['http://hof.example/', 'https://hof.example/'],
  ['https://www.hof.example/', 'https://hof.example/'],
  ['https://hof.example:80/', 'https://hof.example/'],
  ['https://hof.example/a', 'https://hof.example/A'],
  ['https://hof.example/?a=1', 'https://hof.example/?a=2'],
])('%s and %s are two websites', (one, other) => {
  expect(watchedAddress(one)).not.toBe(watchedAddress(other))
})
