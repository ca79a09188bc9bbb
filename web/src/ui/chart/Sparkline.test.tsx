import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './Sparkline.tsx'

const pathsOf = (values: number[]) => {
  render(<Sparkline values={values} label="14 tickets in 3 days" />)
  return [...screen.getByRole('img', { name: '14 tickets in 3 days' }).querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  )
}

test('a line goes from the first value to the last, which has a point', () => {
  expect(pathsOf([0, 10, 5])).toEqual(['M0,25L50,3L100,14', 'M100,14h0.01'])
})

test('all zero is a line on the ground', () => {
  expect(pathsOf([0, 0])).toEqual(['M0,25L100,25', 'M100,25h0.01'])
})

test('one value is a point in the middle', () => {
  expect(pathsOf([7])).toEqual(['M50,3h0.01'])
})

test('no value draws only the ground', () => {
  expect(pathsOf([])).toEqual([])
})

test('a negative value lies below the ground', () => {
  expect(pathsOf([-10, 10])).toEqual(['M0,25L100,3', 'M100,3h0.01'])
})
