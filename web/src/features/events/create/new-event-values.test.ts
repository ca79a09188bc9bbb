import { expect, it } from 'vitest'
import { emptyValues, newEventBodyOf, newEventSchema } from './new-event-values.ts'

const zone = 'Europe/Berlin'
const site = { title: 'Fest', notionLink: '1f2e3d4c5b6a79880123456789abcdef', urlLink: 'example.com' }
const faultsOf = async (values: object) => {
  const { error } = (await newEventSchema()).safeParse(newEventBodyOf({ ...emptyValues, ...values }, zone))
  return [...new Set(error?.issues.map(({ path }) => path.join()))]
}

it('[S5.1] [S5.2] [S5.3] a title, a Notion link and a website are required', async () => {
  expect(await faultsOf({})).toEqual(['title', 'urlLink', 'notionLink'])
  expect(await faultsOf(site)).toEqual([])
})

it('an organiser without a Notion page or a website says so, and what was typed there is not sent', async () => {
  const values = { ...emptyValues, ...site, noNotion: true, noWebsite: true }
  expect(newEventBodyOf(values, zone)).toEqual({ title: 'Fest' })
  expect(await faultsOf({ title: 'Fest', notionLink: 'wrong', noNotion: true, noWebsite: true })).toEqual([])
  expect(await faultsOf({ title: 'Fest', noNotion: true })).toEqual(['urlLink'])
})

it('a date has the time zone of the team; an online event has no place', () => {
  const date = '2027-06-01T18:00:00.000Z'
  const values = { ...emptyValues, ...site, date, venue: ' Hof ', city: 'Köln' }
  expect(newEventBodyOf(values, zone)).toEqual({ ...site, date, timeZone: zone, venue: 'Hof', city: 'Köln' })
  expect(newEventBodyOf({ ...values, date: '', online: true }, zone)).toEqual({ ...site, online: true })
})
