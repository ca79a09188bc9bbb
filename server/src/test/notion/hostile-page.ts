import type { NotionState } from './state.ts'
import { addTourPage } from './tour-page.ts'

/** Texts that call `alert` when they are taken for markup or script. */
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

/** The fields that say what kind a value is; all other fields contain text of the page's author. */
const structural = new Set(['type', 'color', 'stored', 'list_format', 'block_id', 'page_id', 'database_id'])

/** A page with every type of block, with a hostile text in every field that an author can fill. */
export function addHostilePage(state: NotionState, id: string): void {
  addTourPage(state, id)
  state.pageOf(id).title = hostile[0] ?? ''
  let used = 0
  for (const block of state.blocks.values())
    if (state.rootOf(block.id)?.id === id) block.payload = spoilt(block.payload, () => hostile[used++ % hostile.length])
}

function spoilt<Value>(value: Value, next: () => string | undefined): Value {
  if (typeof value !== 'object' || value === null) return value
  // `as`: only strings are replaced, by strings
  if (Array.isArray(value)) return value.map((each) => spoilt(each, next)) as Value
  const parts = Object.entries(value).map(([name, each]) => [
    name,
    typeof each === 'string' && !structural.has(name) ? next() : spoilt(each, next),
  ])
  return Object.fromEntries(parts) as Value
}
