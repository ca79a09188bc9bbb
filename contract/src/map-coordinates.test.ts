import { expect, it } from 'vitest'
import { coordinatesOf } from './map-coordinates.ts'

it.each([
  ['https://www.openstreetmap.org/?mlat=47.9959&mlon=7.8494#map=19/47.9/7.8', 47.9959, 7.8494],
  ['https://www.google.com/maps/place/Hall/@48.1,7.9,17z/data=!3m1!4b1!4m6!3d47.9959!4d7.8494', 47.9959, 7.8494],
  ['https://www.google.com/maps/search/?api=1&query=47.9959,-7.8494', 47.9959, -7.8494],
  ['https://maps.apple.com/?q=47.9959,%207.8494', 47.9959, 7.8494],
])('reads the position that a map marks: %s', (link, latitude, longitude) => {
  expect(coordinatesOf(link)).toEqual({ latitude, longitude })
})

it.each([
  'https://www.openstreetmap.org/#map=19/47.9959/7.8494',
  'https://www.google.com/maps/place/Hall/@48.1,7.9,17z',
  'https://maps.example.com/?q=Hall,Freiburg',
  'https://maps.example.com/?mlat=91&mlon=7',
  'https://maps.example.com/?mlat=&mlon=',
  'not a link',
])('finds no position where none is marked: %s', (link) => {
  expect(coordinatesOf(link)).toBeUndefined()
})
