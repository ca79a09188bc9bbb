import { expect, it } from 'vitest'
import { createCache } from './cache.ts'

const namesIn = (cache: ReturnType<typeof createCache<string>>) => [...cache.entries()].map(([name]) => name)

it('what came first goes first when it is full', () => {
  const cache = createCache<string>(10, ({ length }) => length)
  for (const name of ['a', 'b', 'c']) cache.set(name, '1234')
  expect(namesIn(cache)).toEqual(['b', 'c'])
  cache.set('b', '12')
  cache.set('d', '1234')
  expect(namesIn(cache)).toEqual(['c', 'b', 'd'])
})

it('what is larger than all of it is not kept', () => {
  const cache = createCache<string>(3, ({ length }) => length)
  cache.set('a', '1234')
  expect(cache.get('a')).toBeUndefined()
})

it('has room again for what was taken out', () => {
  const cache = createCache<string>(4, ({ length }) => length)
  cache.set('a', '1234')
  cache.delete('a')
  cache.delete('never there')
  cache.set('b', '12')
  cache.set('c', '12')
  expect(namesIn(cache)).toEqual(['b', 'c'])
  cache.clear()
  cache.set('d', '1234')
  expect(namesIn(cache)).toEqual(['d'])
})
