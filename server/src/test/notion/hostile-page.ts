import { addTourPage } from './tour-page.ts'
import type { World } from './world.ts'

/** What somebody may write who wants more than words: each would call `alert`, were it ever taken for markup or script. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</style></title></textarea><iframe srcdoc="<script>parent.alert(1)</script>">',
  '" autofocus onfocus="alert(1)" x="',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\\href{javascript:alert(1)}{x}',
]

/** What says which kind of thing this is; everything else is what somebody wrote. */
const structural = new Set(['type', 'color', 'stored', 'list_format', 'block_id', 'page_id', 'database_id'])

/** A page with every type of block, with something hostile in every field that somebody can write. */
export function addHostilePage(world: World, id: string): void {
  addTourPage(world, id)
  world.pageOf(id).title = hostile[0] ?? ''
  let used = 0
  for (const block of world.blocks.values())
    if (world.rootOf(block.id)?.id === id) block.payload = spoilt(block.payload, () => hostile[used++ % hostile.length])
}

function spoilt<Value>(value: Value, next: () => string | undefined): Value {
  if (typeof value !== 'object' || value === null) return value
  // `as`: nothing but texts is changed
  if (Array.isArray(value)) return value.map((each) => spoilt(each, next)) as Value
  const parts = Object.entries(value).map(([name, each]) => [
    name,
    typeof each === 'string' && !structural.has(name) ? next() : spoilt(each, next),
  ])
  return Object.fromEntries(parts) as Value
}
