import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { shapePairs, textPairs, themes } from './tokens.ts'
import { tokensCss } from './tokens-css.ts'

test('black on white has the highest ratio, a colour on itself the lowest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#1f5b48', '#1f5b48')).toBe(1)
})

test('a grey that is known to be just too light is found out', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

for (const [theme, colors] of Object.entries(themes)) {
  test.each(textPairs)(`${theme}: $front on $back can be read ($because)`, ({ front, back }) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)(`${theme}: $front on $back can be seen ($because)`, ({ front, back }) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3)
  })
}

test('tokens.css says what tokens.ts says', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css')
})
