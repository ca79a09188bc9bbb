import type { RichTextItemResponse } from '@notionhq/client'
import { block, bullet, heading, paragraph, plain, toggle } from './blocks.ts'
import { storedAs } from './files.ts'
import type { NewBlock, StoredFile } from './model.ts'
import { picture } from './picture.ts'
import type { NotionState } from './state.ts'

/** The page of the README's tour, with every type of block and of text that Notion has. */
export function addTourPage(state: NotionState, id: string): void {
  const cover = state.addFile('evening.png', 'image/png', picture(1200, 400, [38, 32, 74], [236, 131, 88]))
  state.addPage({
    id,
    title: 'Summer Night',
    icon: { type: 'emoji', emoji: '🎻' },
    cover: storedAs(cover),
    blocks: [...welcome(state), ...programme(state), ...goodToKnow(state), ...behindTheScenes()],
  })
}

const none = { rich_text: [], color: 'default' as const }
const text = (...items: RichTextItemResponse[]) => ({ rich_text: items, color: 'default' as const })

type Marks = Partial<RichTextItemResponse['annotations']>

// `as`: one item of the client's union, made of the fields that all of them have
const item = (type: string, content: object, plainText: string, marks: Marks = {}, href: string | null = null) =>
  ({ ...plain(plainText)[0], type, text: undefined, ...content, href, annotations: { ...unmarked, ...marks } }) as never

const unmarked = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default' as const,
}
const words = (content: string, marks?: Marks, url?: string) =>
  item('text', { text: { content, link: url ? { url } : null } }, content, marks, url ?? null)
const mention = (what: { type: string }, plainText: string) => item('mention', { mention: what }, plainText)

function welcome(state: NotionState): NewBlock[] {
  const source = state.newId()
  return [
    block('paragraph', {
      ...text(
        words('An evening under the open sky with '),
        words('strings', { bold: true }),
        words(', '),
        words('brass', { italic: true }),
        words(' and '),
        words('fireworks', { strikethrough: true, color: 'gray' }),
        words(' lanterns', { underline: true, color: 'orange' }),
        words('. The doors open at '),
        words('18:30', { code: true }),
        words('; see the '),
        words('house rules', {}, 'https://example.com/rules'),
        words('.'),
      ),
      icon: null,
    }),
    block('callout', {
      ...text(words('Bring a blanket', { bold: true }), words(': the night is cooler than the day.')),
      color: 'yellow_background',
      icon: { type: 'emoji', emoji: '🌙' },
    }),
    block('quote', text(words('The most beautiful courtyard in town.', { italic: true }))),
    { ...block('synced_block', { synced_from: null }, paragraph('Held by the friends of the courtyard.')), id: source },
    block('table_of_contents', { color: 'default' }),
    block('divider', {}),
    block('synced_block', { synced_from: { type: 'block_id', block_id: source } }),
  ]
}

function programme(state: NotionState): NewBlock[] {
  const photo = state.addFile('courtyard.png', 'image/png', picture(900, 600, [24, 60, 52], [231, 196, 120]))
  return [
    heading(1, 'The programme'),
    block(
      'table',
      { table_width: 3, has_column_header: true, has_row_header: true },
      row('When', 'Who', 'What'),
      row('19:00', 'Courtyard quartet', 'Dvořák, op. 96'),
      row('20:30', 'Night brass', 'Marches and tangos'),
    ),
    heading(2, 'Who plays'),
    bullet('Strings', bullet('two violins'), bullet('viola and cello', bullet('the cello is of 1870'))),
    bullet('Brass'),
    block(
      'numbered_list_item',
      text(words('Doors')),
      block('numbered_list_item', { ...text(words('Cloakroom')), list_format: 'letters' }),
    ),
    block('numbered_list_item', text(words('Music'))),
    block('to_do', { ...text(words('Piano tuned')), checked: true }),
    block('to_do', { ...text(words('Lanterns hung')), checked: false }),
    block('image', { ...image(photo), caption: plain('The courtyard at dusk') }),
    block(
      'column_list',
      {},
      block(
        'column',
        { width_ratio: 0.6 },
        heading(3, 'Indoors when it rains'),
        paragraph('The hall has the same seats.'),
      ),
      block('column', { width_ratio: 0.4 }, paragraph('On good evenings we stay outside.')),
    ),
    block('video', {
      type: 'external',
      external: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
      caption: plain('Last year'),
    }),
    block('equation', { expression: 'f_n = f_0 \\cdot 2^{n/12}' }),
    block('paragraph', {
      ...text(
        words('Tuned to '),
        item('equation', { equation: { expression: 'a^1 = 442\\,\\mathrm{Hz}' } }, 'a^1 = 442 Hz'),
        words(' on '),
        mention({ type: 'date', date: { start: '2031-06-01', end: null, time_zone: null } } as never, '2031-06-01'),
        words('.'),
      ),
      icon: null,
    }),
  ]
}

// `as`: `signed` adds the address when the file is read
const image = (file: StoredFile) =>
  storedAs(file) as never as { type: 'file'; file: { url: string; expiry_time: string } }

const row = (...cells: string[]): NewBlock => block('table_row', { cells: cells.map(plain) })

function goodToKnow(state: NotionState): NewBlock[] {
  const plan = state.addFile('plan.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
  const sound = state.addFile(
    'bells.mp3',
    'audio/mpeg',
    Buffer.from([0xff, 0xfb, 0x90, 0x64, ...Array<number>(400).fill(0)]),
  )
  return [
    heading(1, 'Good to know'),
    toggle('How do I get there?', paragraph('Tram 4 to Hof, then two minutes on foot.'), bullet('No parking')),
    heading(2, 'Questions and answers', paragraph('Write to us: we answer within a day.')),
    { type: 'heading_4', payload: { ...text(words('For those who count')), is_toggleable: false } },
    block('code', {
      rich_text: plain('const seats = 240\n// 12 rows of 20'),
      caption: plain('The hall'),
      language: 'typescript',
    }),
    block('bookmark', { url: 'https://example.com/courtyard', caption: plain('The courtyard') }),
    block('embed', { url: 'https://www.openstreetmap.org/export/embed.html', caption: [] }),
    block('link_preview', { url: 'https://github.com/example/courtyard' }),
    block('pdf', { ...image(plan), caption: plain('Seating plan') }),
    block('file', { ...image(plan), name: 'plan.pdf', caption: [] }),
    block('audio', { ...image(sound), caption: plain('The bells') }),
    {
      type: 'tab',
      payload: {},
      children: [paragraph('Children', paragraph('Free up to six.')), paragraph('Dogs', paragraph('On the lead.'))],
    },
  ]
}

/** The blocks that only the authors of a page see. */
const behindTheScenes = (): NewBlock[] => [
  block('breadcrumb', {}),
  block('child_page', { title: 'Notes of the crew' }),
  block('child_database', { title: 'Shifts' }),
  block('link_to_page', { type: 'page_id', page_id: '00000000-0000-4000-8000-00000000ffff' }),
  block('template', { rich_text: plain('New shift') }),
  { type: 'meeting_notes', payload: { title: plain('Meeting of the crew'), status: 'notes_ready', children: {} } },
  block('unsupported', { block_type: 'button' }),
  { type: 'hologram', payload: { ...none } },
  { type: 'image', payload: { caption: [] } },
  { type: 'paragraph', payload: {}, partial: true },
]
