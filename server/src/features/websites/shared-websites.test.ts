import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/client.ts'
import { startWebsiteBed } from '../../test/website/website-bed.ts'
import { deleteUnusedWebsites } from './commands.ts'

const {
  app,
  organiser: ada,
  site,
  address,
  eventAt,
  check,
  checkTwice,
  siteOf,
  elapse,
  messagesAbout,
} = await startWebsiteBed()

describe('the website of several events', () => {
  const spellings = () => [address, address.replace('venue', 'VENUE'), `${address}#tickets`, address.slice(0, -1)]
  const eight = async () => {
    const ids: string[] = []
    for (const url of [...spellings(), ...spellings()]) ids.push(await eventAt(url))
    return ids
  }

  it('is checked once, and its thread names all of them', async () => {
    const ids = await eight()
    await check()
    expect(site.asked).toEqual(['/'])
    await checkTwice('/status/503')
    expect(site.asked).toHaveLength(3)
    const threads = (await ada.send('GET /api/v1/inbox')).body
    expect(threads).toMatchObject([{ last: { kind: 'website-down', data: { events: Array(8).fill('Hof') } } }])
    expect(threads[0]).not.toHaveProperty('event')
    for (const id of ids.slice(0, 2)) {
      expect(await siteOf(id)).toMatchObject({ state: 'down', otherEvents: 7, watching: true })
      expect(await messagesAbout(id)).toHaveLength(1)
    }
    expect((await ada.send('GET /api/v1/events')).body).toMatchObject(Array(8).fill({ siteState: 'website-down' }))
  })

  it('stays watched for the others when an event is deleted or gets another address', async () => {
    const [deleted = '', moved = '', kept = '', ...others] = await eight()
    await check()
    await checkTwice('/status/503')
    await ada.send(`DELETE /api/v1/events/${deleted}`)
    await ada.send(`PATCH /api/v1/events/${moved}`, { websiteUrl: `${address}other` })
    for (const id of others) await ada.send(`DELETE /api/v1/events/${id}`)
    await checkTwice(undefined)
    expect((await messagesAbout(kept)).map(({ kind }) => kind)).toEqual(['website-down', 'website-up'])
    // the thread is about the one event that still has the website
    const threads = (await ada.send('GET /api/v1/inbox')).body
    expect(threads).toMatchObject([{ event: { id: kept }, last: { kind: 'website-up' } }])
    expect(threads[0].last.data).not.toHaveProperty('events')
    expect(await siteOf(moved)).toMatchObject({
      state: 'up',
      otherEvents: 0,
      changes: [{ kind: 'up' }, { kind: 'address' }],
    })
  })

  it('is deleted once no event has it, also while another event gets it', async () => {
    const [id = ''] = await eight()
    await app.db.execute(sql`delete from events where id <> ${id}`)
    await deleteUnusedWebsites(app.db)
    expect((await siteOf(id)).otherEvents).toBe(0)
    await ada.send(`DELETE /api/v1/events/${id}`)
    await Promise.all([eventAt(address), deleteUnusedWebsites(app.db), eventAt(address), deleteUnusedWebsites(app.db)])
    expect((await ada.send('GET /api/v1/events')).body).toHaveLength(2)
    expect((await app.db.execute(sql`select from event_websites`)).rowCount).toBe(2)
    expect((await app.db.execute(sql`select from websites`)).rowCount).toBe(1)
  })

  it('of another team is another one', async () => {
    const bob = await signUp(app.publicUrl)
    await Promise.all([eventAt(address), bob.send('POST /api/v1/events', { title: 'Hof', urlLink: address })])
    await check()
    expect(site.asked).toHaveLength(2)
  })
})

describe('the website of a past event', () => {
  const endedDaysAgo = (id: string, days: number) =>
    ada.send(`PATCH /api/v1/events/${id}`, { date: new Date(Date.now() - days * 86_400_000).toISOString() })

  it('is watched for 30 days, and again when the event gets a later date', async () => {
    const id = await eventAt(address)
    await check()
    await checkTwice('/status/503')
    await endedDaysAgo(id, 29)
    expect(await siteOf(id)).toMatchObject({ watching: true })
    await endedDaysAgo(id, 31)
    const { watching, nextCheckAt } = await siteOf(id)
    expect({ watching, nextCheckAt }).toEqual({ watching: false, nextCheckAt: undefined })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.siteState).toBe('not-connected')
    site.asked.length = 0
    await elapse(3600)
    await check()
    expect(site.asked).toEqual([])
    await ada.send(`POST /api/v1/events/${id}/site/check`)
    await elapse(86_400)
    await check()
    expect(site.asked).toHaveLength(1)
    await elapse(320)
    await check()
    expect(site.asked).toHaveLength(1)
    await endedDaysAgo(id, 1)
    await check()
    expect(site.asked).toHaveLength(2)
  })

  it('is still watched for another event, and only that one is notified', async () => {
    const [past, next] = [await eventAt(address), await eventAt(address)]
    await check()
    await endedDaysAgo(past, 31)
    await checkTwice('/status/503')
    expect((await ada.send('GET /api/v1/inbox')).body).toMatchObject([{ event: { id: next } }])
    expect((await siteOf(past)).watching).toBe(false)
  })
})
