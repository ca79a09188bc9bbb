import type { ReadBlock } from '../read-block.ts'
import { block, formula, idOf, mention, rich, said } from './make.ts'

const all = { bold: true, italic: true, strikethrough: true, underline: true, code: true, color: 'purple' } as const
const one = (...pieces: Parameters<typeof said>) => [block('paragraph', { ...said(...pieces), icon: null })]
/** Text with every mark, and everything that can stand within a text. */
export const everyText: Record<string, ReadBlock[]> = {
  bold: one(rich('text', { bold: true })),
  italic: one(rich('text', { italic: true })),
  strikethrough: one(rich('text', { strikethrough: true })),
  underline: one(rich('text', { underline: true })),
  code: one(rich('text', { code: true })),
  color: one(rich('text', { color: 'orange' }), rich('text', { color: 'pink_background' })),
  'all-marks': one('before ', rich('all at once', all, 'https://example.com/'), ' after'),
  link: one(
    rich('mail', {}, 'mailto:box@example.com'),
    rich('call', {}, 'tel:+49761123'),
    rich('run', {}, 'javascript:run()'),
  ),
  'link-to-block': [
    ...one(rich('to the end', {}, `/${idOf(0xfeed).replaceAll('-', '')}#${idOf(0x81).replaceAll('-', '')}`)),
    ...one(rich('to nowhere', {}, `/${idOf(0xfeed).replaceAll('-', '')}#${idOf(0x82).replaceAll('-', '')}`)),
    block('bulleted_list_item', said('the end'), [], idOf(0x81)),
  ],
  equation: one('Euler: ', formula('e^x')),
  user: one(
    mention({ type: 'user', user: { object: 'user', id: idOf(0x91) } }, '@Ada'),
    mention({ type: 'user', user: { object: 'user', id: idOf(0x91), name: 'Ada Lovelace' } as never }, '@Anonymous'),
  ),
  text: one({ ...rich('what it says'), plain_text: 'what it comes to' }),
  'date-day': one(mention({ type: 'date', date: { start: '2026-11-20', end: null, time_zone: null } }, '2026-11-20')),
  'date-days': one(
    mention(
      { type: 'date', date: { start: '2026-11-20', end: '2026-11-22', time_zone: null } },
      '2026-11-20 → 2026-11-22',
    ),
  ),
  'date-time': one(
    mention(
      {
        type: 'date',
        date: { start: '2026-11-20T19:30:00.000+01:00', end: '2026-11-20T22:00:00.000+01:00', time_zone: null },
      },
      '2026-11-20T19:30 → 22:00',
    ),
  ),
  'date-zone': one(
    mention({ type: 'date', date: { start: '2026-11-20T19:30:00', end: null, time_zone: 'America/New_York' } }, 'then'),
  ),
  'date-wrong': one(mention({ type: 'date', date: { start: 'soon', end: null, time_zone: 'Mars/Base' } }, 'soon')),
  page: one(mention({ type: 'page', page: { id: idOf(0x92) } }, 'House rules')),
  database: one(mention({ type: 'database', database: { id: idOf(0x93) } }, 'Line-up')),
  'link-preview': one(
    mention(
      { type: 'link_preview', link_preview: { url: 'https://github.com/example' } },
      'https://github.com/example',
    ),
  ),
  'link-mention': one(
    mention(
      { type: 'link_mention', link_mention: { href: 'https://example.com/a', title: 'An article' } },
      'example.com',
    ),
  ),
  template: one(
    mention(
      {
        type: 'template_mention',
        template_mention: { type: 'template_mention_date', template_mention_date: 'today' },
      },
      '@Today',
    ),
  ),
  emoji: one(
    mention(
      {
        type: 'custom_emoji',
        custom_emoji: { id: idOf(0x94), name: 'foyer', url: 'https://s3.example/foyer.png?X=1' },
      },
      ':foyer:',
    ),
    mention(
      { type: 'custom_emoji', custom_emoji: { id: idOf(0x95), name: 'lost', url: 'https://s3.example/lost.png' } },
      ':lost:',
    ),
  ),
  'of-the-future': one({ ...rich('still said'), type: 'hologram' } as never),
  'mention-of-the-future': one(mention({ type: 'hologram' } as never, '@still said')),
}
