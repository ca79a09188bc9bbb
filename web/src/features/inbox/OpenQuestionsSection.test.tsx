import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

/** Opens the overview of an event with these threads as its open questions. */
async function openQuestionsOf(threads: readonly object[]) {
  const asked: string[] = []
  openApp('/en/events/evt_3', ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/inbox') || !searchParams.has('event')) return undefined
    asked.push(searchParams.toString())
    return Response.json(threads, { headers: { 'x-total-count': String(threads.length) } })
  })
  return { asked, part: within(await screen.findByRole('region', { name: 'Open questions' })) }
}

async function question(id: string, name: string, text: string) {
  const [thread] = await mockAnswers('/inbox?show=unanswered&limit=1')
  return { ...thread, id, from: { ...thread.from, name }, last: { kind: 'question', text } }
}

it('shows the questions that wait for a reply, each with a link to its thread, and the way to all of them', async () => {
  const threads = [
    await question('thr_a', 'Kim', 'Is there parking?'),
    await question('thr_b', 'Lou', 'Are dogs allowed?'),
  ]
  const { part, asked } = await openQuestionsOf(threads)
  const items = await part.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^KimIs there parking\?/),
    expect.stringMatching(/^LouAre dogs allowed\?/),
  ])
  expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['All open questions', '/en/inbox?show=unanswered&event=evt_3'],
      ['Kim', '/en/inbox?show=unanswered&event=evt_3&thread=thr_a'],
      ['Lou', '/en/inbox?show=unanswered&event=evt_3&thread=thr_b'],
    ]),
  )
  expect(new Set(asked)).toEqual(new Set(['event=evt_3&show=unanswered&limit=5']))
})

it('says that no question waits', async () => {
  const { part } = await openQuestionsOf([])
  expect(await part.findByText('No questions waiting for a reply.')).toBeTruthy()
  expect(part.queryByRole('link')).toBeNull()
})
