import { expect, it } from 'vitest'
import { createCache } from './cache.ts'

const namesIn = (keep: ReturnType<typeof createCache<string>>) => [...keep.entries()].map(([name]) => name)

it('what came first goes first when it is full', () => {
  const keep = createCache<string>(10, ({ length }) => length)
  for (const name of ['a', 'b', 'c']) keep.set(name, '1234')
  expect(namesIn(keep)).toEqual(['b', 'c'])
  keep.set('b', '12')
  keep.set('d', '1234')
  expect(namesIn(keep)).toEqual(['c', 'b', 'd'])
})

it('what is larger than all of it is not kept', () => {
  const keep = createCache<string>(3, ({ length }) => length)
  keep.set('a', '1234')
  expect(keep.get('a')).toBeUndefined()
})

it('has room again for what was taken out', () => {
  const keep = createCache<string>(4, ({ length }) => length)
  keep.set('a', '1234')
  keep.delete('a')
  keep.delete('never there')
  keep.set('b', '12')
  keep.set('c', '12')
  expect(namesIn(keep)).toEqual(['b', 'c'])
  keep.clear()
  keep.set('d', '1234')
  expect(namesIn(keep)).toEqual(['d'])
})
