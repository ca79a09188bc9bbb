import type { Organiser } from '@foyer/server/test/client'
import { signUp, testClient } from '@foyer/server/test/client'
import type { StreamClient } from '@foyer/server/test/stream'
import { connectStream } from '@foyer/server/test/stream'
import { environmentOfSecond, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const memberCount = 25
const streamsPerMember = 20
const questions = 20

/** Latency from a buyer's question to 1,000 open event streams of one team, half of them in each of two processes. */
export const inbox: Bench = {
  title: `The inbox, ${memberCount * streamsPerMember * 2} open streams`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const first = await startFoyer(dataDir)
      const second = await startFoyer(dataDir, environmentOfSecond(dataDir))
      try {
        const { organiser, slug } = await openSale(first.url, 10)
        const teamId = organiser.me.lastTeam
        const members = await joinTeam(dataDir, first.url, teamId)
        const streams = await openStreams([first.url, second.url], members, teamId)
        const latencies = await measureLatencies(first.url, slug, streams)
        for (const stream of streams) stream.close()
        return figures(streams.length, latencies)
      } finally {
        await second.stop()
        await first.stop()
      }
    }),
}

/** Signs up accounts and makes them members of one team. */
async function joinTeam(dataDir: string, url: string, teamId: string): Promise<Organiser[]> {
  const members = await Promise.all(Array.from({ length: memberCount }, () => signUp(url)))
  await inDatabase(dataDir, (client) =>
    client.query(
      `insert into members (team_id, user_id, role) select $1, id, 'viewer' from unnest($2::text[]) as people (id)`,
      [teamId, members.map(({ me }) => me.id)],
    ),
  )
  return members
}

/** Opens every stream and reads its first event. */
async function openStreams(urls: string[], members: Organiser[], teamId: string): Promise<StreamClient[]> {
  const streams: StreamClient[] = []
  for (const url of urls)
    for (const member of members)
      for (let at = 0; at < streamsPerMember; at++) {
        const stream = await connectStream(member, `${url}/api/v1/inbox/stream?team=${teamId}`)
        if ((await stream.next())?.event !== 'reset')
          throw new Error(`A stream did not start with a reset event; its status is ${stream.status}.`)
        streams.push(stream)
      }
  return streams
}

/** @returns the time from sending a question to reading its event, in ms, for each question and each stream */
async function measureLatencies(url: string, slug: string, streams: StreamClient[]): Promise<number[]> {
  const buyer = testClient(url)
  const latencies: number[] = []
  for (let index = 0; index < questions; index++) {
    const began = performance.now()
    const received = streams.map(async (stream) => {
      const event = await stream.next()
      if (event?.data.kind !== 'question') throw new Error('A stream sent another event than the question.')
      latencies.push(performance.now() - began)
    })
    const question = { name: 'Robin', email: `robin${index}@example.org`, text: 'Is there a cloakroom?' }
    await buyer.ok(`POST /api/v1/public/events/${slug}/questions`, question)
    await Promise.all(received)
  }
  return latencies
}

const figures = (open: number, latencies: number[]): Figure[] => [
  { name: 'streams, in 2 processes', value: open, unit: '' },
  { name: 'from a question to its event: median', value: median(latencies), unit: 'ms' },
  { name: 'from a question to its event: p95', value: percentile(latencies, 0.95), unit: 'ms', budget: 1000 },
]
