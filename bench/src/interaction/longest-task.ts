import type { Page } from '@playwright/test'

/** An event of a trace. Times are in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { name?: string }
}

type Complete = TraceEvent & { dur: number }

/** The parts of a task by the names of their events in Chromium's traces. The rest is the browser's own. */
const kinds: readonly [kind: string, names: RegExp][] = [
  ['garbage collection', /GC/],
  ['styles', /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['drawing', /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
  ['scripts', /^(?:EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.|V8\.)/],
]

/**
 * Traces some work on a page, to see why it takes long.
 * @returns the parts of the longest task of the page's main thread, the largest first, with their shares from 0 to 1
 */
export async function partsOfLongestTask(page: Page, work: () => Promise<void>): Promise<[string, number][]> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The page has no browser.')
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc'] },
  })
  await work()
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await ended
  return partsOf(events)
}

function partsOf(events: readonly TraceEvent[]): [string, number][] {
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  const onMainThread = events
    .filter((event): event is Complete => event.ph === 'X' && (event.dur ?? 0) > 0 && mainThreads.has(threadOf(event)))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const task = onMainThread
    .filter(({ name }) => name.endsWith('RunTask'))
    .reduce<Complete | undefined>((longest, each) => (longest && longest.dur >= each.dur ? longest : each), undefined)
  if (!task) return []
  const micros = microsByKind(onMainThread.filter((each) => threadOf(each) === threadOf(task) && isWithin(each, task)))
  return [...micros].map(([kind, each]): [string, number] => [kind, each / task.dur]).sort(([, a], [, b]) => b - a)
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

const isWithin = (inner: Complete, outer: Complete): boolean =>
  inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur

/** The time of each kind without what is nested in it and of another kind. @param events of one task, from outer to inner */
function microsByKind(events: readonly Complete[]): Map<string, number> {
  const micros = new Map<string, number>()
  const add = (kind: string, more: number) => micros.set(kind, (micros.get(kind) ?? 0) + more)
  const open: { event: Complete; kind: string }[] = []
  for (const event of events) {
    let outer = open.at(-1)
    while (outer && !isWithin(event, outer.event)) {
      open.pop()
      outer = open.at(-1)
    }
    const kind = kinds.find(([, names]) => names.test(event.name))?.[0] ?? outer?.kind ?? 'the browser'
    add(kind, event.dur)
    if (outer) add(outer.kind, -event.dur)
    open.push({ event, kind })
  }
  return micros
}
