import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenStream } from '@foyer/server/test/stream'
import { openStream } from '@foyer/server/test/stream'
import type { Organiser } from '@foyer/server/test/visitor'
import { signUp, visitor } from '@foyer/server/test/visitor'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const people = 25
const streamsInEachProcess = 20
const questions = 20

/** How soon what a buyer asks is told on a thousand open streams of one team, half of them in each of two processes. */
export const inbox: Bench = {
  title: `The inbox, ${people * streamsInEachProcess * 2} open streams`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const first = await startFoyer(dataDir)
      const second = await startFoyer(dataDir, {
        DATABASE_URL: databaseUrl(dataDir),
        SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
      })
      try {
        const { teamId, slug } = await openSale(first.url, 10)
        const members = await joinTeam(dataDir, first.url, teamId)
        const streams = await openStreams([first.url, second.url], members, teamId)
        const waits = await askAndListen(first.url, slug, streams)
        for (const stream of streams) stream.leave()
        return figures(streams.length, waits)
      } finally {
        await second.stop()
        await first.stop()
      }
    }),
}

/** People who have signed up, made members of one team. */
async function joinTeam(dataDir: string, url: string, teamId: string): Promise<Organiser[]> {
  const members = await Promise.all(Array.from({ length: people }, () => signUp(url)))
  await inDatabase(dataDir, (client) =>
    client.query(
      `insert into members (team_id, user_id, role) select $1, id, 'viewer' from unnest($2::text[]) as people (id)`,
      [teamId, members.map(({ me }) => me.id)],
    ),
  )
  return members
}

/** Opens all, and reads of each where it begins. */
async function openStreams(urls: string[], members: Organiser[], teamId: string): Promise<OpenStream[]> {
  const streams: OpenStream[] = []
  for (const url of urls)
    for (const member of members)
      for (let at = 0; at < streamsInEachProcess; at++) {
        const stream = await openStream(member, `${url}/api/v1/inbox/stream?team=${teamId}`)
        if ((await stream.next())?.event !== 'reset') throw new Error(`a stream began with ${stream.status}`)
        streams.push(stream)
      }
  return streams
}

/** @returns for each question and stream how long it took from sending the one to reading of it on the other, in ms */
async function askAndListen(url: string, slug: string, streams: OpenStream[]): Promise<number[]> {
  const buyer = visitor(url)
  const waits: number[] = []
  for (let at = 0; at < questions; at++) {
    const began = performance.now()
    const told = streams.map(async (stream) => {
      const event = await stream.next()
      if (event?.data.kind !== 'question') throw new Error('a stream told something else')
      waits.push(performance.now() - began)
    })
    const question = { name: 'Robin', email: `robin${at}@example.org`, text: 'Is there a cloakroom?' }
    const { status } = await buyer.send(`POST /api/v1/public/events/${slug}/questions`, question)
    if (status >= 300) throw new Error(`the question was answered with ${status}`)
    await Promise.all(told)
  }
  return waits
}

const figures = (open: number, waits: number[]): Figure[] => [
  { name: 'streams, in 2 processes', value: open, unit: '' },
  { name: 'from a question to an open stream: median', value: median(waits), unit: 'ms' },
  { name: 'from a question to an open stream: p95', value: percentile(waits, 0.95), unit: 'ms', budget: 1000 },
]
