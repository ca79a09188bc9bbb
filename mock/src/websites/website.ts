import type { SiteState } from '@foyer/contract/events'
import type { Website, WebsiteChange, WebsiteState } from '@foyer/contract/websites'
import type { EventRow } from '../rows.ts'
import type { World } from '../world.ts'
import type { Story } from './story.ts'
import { daysOf, responseTimesOf, stories } from './story.ts'

const minute = 60_000

/** How long the pretended check takes. */
const checkMs = 1500

/** The website of an event, as it goes on the wire. */
export function presentWebsite(world: World, event: EventRow): Website {
  const { askedAt, changes } = world.websites[event.id] ?? {}
  const now = world.now()
  const asked = askedAt === undefined ? undefined : new Date(askedAt)
  const doneAt = asked && new Date(asked.getTime() + checkMs)
  const isDone = doneAt !== undefined && doneAt <= now
  const story = storyOf(world, event)
  const common = { url: event.websiteUrl, checking: asked !== undefined && !isDone, redirects: [] }
  if (!story && !isDone)
    return {
      ...common,
      state: 'unchecked',
      nextCheckAt: now.toISOString(),
      days: [],
      responseTimes: [],
      changes: changes ?? [],
    }
  const checkedAt = isDone ? doneAt : new Date(Math.floor(now.getTime() / (5 * minute)) * 5 * minute)
  const told = story ? told90Days(story, now) : { since: checkedAt.toISOString(), ...firstLook(checkedAt) }
  return {
    ...common,
    status: 200,
    firstByteMs: 184,
    ...told,
    changes: story?.changes(now) ?? [...firstLook(checkedAt).changes, ...(changes ?? [])],
    checkedAt: checkedAt.toISOString(),
    nextCheckAt: new Date(checkedAt.getTime() + 5 * minute).toISOString(),
  }
}

function told90Days(story: Story, now: Date): Partial<Website> & Pick<Website, 'state' | 'days' | 'responseTimes'> {
  return { ...story.shown(now), days: daysOf(story, now), responseTimes: responseTimesOf(story, now) }
}

const firstLook = (at: Date) => ({
  state: 'up' as WebsiteState,
  days: [{ date: at.toISOString().slice(0, 10), checks: 1, down: 0, averageMs: 184 }],
  responseTimes: [{ from: at.toISOString(), checks: 1, failed: 0, averageMs: 184, slowestMs: 184 }],
  changes: [{ at: at.toISOString(), kind: 'up' as const }],
})

function storyOf(world: World, event: EventRow): Story | undefined {
  return world.websites[event.id]?.changes ? undefined : stories[event.id]
}

/** How the site is: its website, when that is down, else its Notion page. */
export function siteStateOf(world: World, event: EventRow): SiteState {
  if (presentWebsite(world, event).state === 'down') return 'website-down'
  const { notionLink, apiKey, keyChecked } = event
  if (!notionLink || !apiKey) return 'not-connected'
  return keyChecked ? 'connected' : 'unchecked'
}

/** Asks for a check; it is done a little later. */
export function askForCheck(world: World, event: EventRow): void {
  world.websites[event.id] = { ...world.websites[event.id], askedAt: world.now().toISOString() }
}

/** Of another address everything begins afresh. */
export function moveWebsite(world: World, event: EventRow, url: string): void {
  if (url === event.websiteUrl) return
  const moved: WebsiteChange = { at: world.now().toISOString(), kind: 'address', from: event.websiteUrl, to: url }
  world.websites[event.id] = { changes: [moved] }
}
