import { expect, it } from 'vitest'
import { watchCodes } from './code-in-view.ts'

/** Shows a camera pictures 150 ms apart; a dot is one without a code. @returns the codes that were new, at their places */
function watched(pictures: string, msApart = 150): string {
  let now = 0
  const codes = watchCodes(() => now)
  return [...pictures]
    .map((each) => {
      now += msApart
      return codes.isNew(each === '.' ? undefined : each) ? each : '-'
    })
    .join('')
}

it.each([
  ['a code that is held out, however long', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'A-------------------------------'],
  ['one that is lost in many pictures in between', 'AA..A....AA.....A..A....A', 'A------------------------'],
  ['a copy that follows the first', 'AAA.......AAA', 'A---------A--'],
  ['the next ticket at once, and the first again', 'AABBA', 'A-B-A'],
])('tells %s', (_, pictures, expected) => {
  expect(watched(pictures)).toBe(expected)
})

it('takes a slow camera’s pictures for what they are: few in a second say nothing', () => {
  expect(watched('AA..A', 500)).toBe('A----')
  expect(watched('AA.....A', 500)).toBe('A------A')
})

it('knows a code no more after the page was in the background', () => {
  expect(watched('AA', 4000)).toBe('AA')
})
