import type { BlockType } from '../block-context.ts'
import type { ReadBlock } from '../read-block.ts'
import { block, externalFile, idOf, paragraph, rich, said, uploadedFile } from './make.ts'

export const everyBlock: { [Type in BlockType]: ReadBlock[] } = {
  paragraph: [
    paragraph('The doors open at seven.\nThe bar is open all night.', paragraph('Indented below it')),
    paragraph(''),
    block('paragraph', { ...said('Coloured'), color: 'blue_background', icon: null }),
  ],
  heading_1: [block('heading_1', { ...said('Programme'), is_toggleable: false })],
  heading_2: [block('heading_2', { ...said('Saturday'), color: 'red', is_toggleable: false })],
  heading_3: [block('heading_3', { ...said('Getting there'), is_toggleable: true }, [paragraph('By tram, line 4')])],
  heading_4: [block('heading_4', { ...said('Small print'), is_toggleable: false })],
  bulleted_list_item: [
    block('bulleted_list_item', said('Drums'), [
      block('bulleted_list_item', said('Snare'), [paragraph('with brushes')]),
      block('numbered_list_item', said('First of another list')),
    ]),
    block('bulleted_list_item', { ...said('Bass'), color: 'green' }),
  ],
  numbered_list_item: [
    block('numbered_list_item', { ...said('Third'), list_start_index: 3, list_format: 'roman' }),
    block('numbered_list_item', said('Fourth')),
    block('numbered_list_item', { ...said('Begins again'), list_start_index: 1 }),
  ],
  to_do: [
    block('to_do', { ...said('Book the hall'), checked: true }),
    block('to_do', { ...said('Sell out'), checked: false }, [paragraph('by Friday')]),
  ],
  toggle: [block('toggle', said('May I bring my dog?'), [paragraph('Small ones')])],
  quote: [block('quote', said('The best night of my life'), [paragraph('– a guest')])],
  callout: [
    block('callout', { ...said('Bring a coat'), color: 'yellow_background', icon: { type: 'emoji', emoji: '🧥' } }, [
      block('bulleted_list_item', said('It is cold')),
    ]),
    block('callout', { ...said('With a picture'), icon: uploadedFile('icon.png') }),
    block('callout', { ...said('With one from elsewhere'), icon: externalFile('https://pictures.example/icon.png') }),
    block('callout', {
      ...said('With one of the team’s'),
      icon: {
        type: 'custom_emoji',
        custom_emoji: { id: idOf(0x41), name: 'foyer', url: 'https://s3.example/foyer.png?X=1' },
      },
    }),
    block('callout', {
      ...said('With one of Notion’s own'),
      icon: { type: 'icon', icon: { name: 'star', color: 'red' } },
    }),
  ],
  code: [
    block('code', {
      rich_text: [rich('if (a < b) {\n  go()\n}')],
      caption: [rich('How it goes')],
      language: 'javascript',
    }),
    block('code', { rich_text: [rich('graph TD')], caption: [], language: 'plain text' }),
  ],
  equation: [block('equation', { expression: 'e^{i\\pi} + 1 = 0' }), block('equation', { expression: '\\frac{' })],
  divider: [block('divider', {})],
  table_of_contents: [
    block('table_of_contents', { color: 'gray' }),
    block('heading_2', { ...said('One'), is_toggleable: false }),
    block('heading_3', { ...said('One and a half'), is_toggleable: false }),
    block('heading_2', { ...said('Two'), is_toggleable: false }),
  ],
  breadcrumb: [block('breadcrumb', {})],
  table: [
    block('table', { table_width: 3, has_column_header: true, has_row_header: true }, [
      block('table_row', { cells: [[], [rich('Fri')], [rich('Sat')]] }),
      block('table_row', { cells: [[rich('Doors')], [rich('19:00', { bold: true })]] }),
    ]),
    block('table', { table_width: 1, has_column_header: false, has_row_header: false }, [
      block('table_row', { cells: [[rich('Alone')]] }),
    ]),
  ],
  table_row: [block('table_row', { cells: [[rich('A row')], [rich('without a table')]] })],
  column_list: [
    block('column_list', {}, [
      block('column', { width_ratio: 0.66 }, [paragraph('Wide')]),
      block('column', { width_ratio: 0.34 }, [block('divider', {})]),
    ]),
  ],
  column: [block('column', {}, [paragraph('A column without its neighbours')])],
  tab: [
    block('tab', {}, [
      block('paragraph', { ...said('Friday'), icon: { type: 'emoji', emoji: '🎷' } }, [paragraph('Jazz')]),
      paragraph('Saturday', block('bulleted_list_item', said('Blues'))),
    ]),
  ],
  synced_block: [
    block('synced_block', { synced_from: null }, [block('bulleted_list_item', said('The original'))]),
    block('synced_block', { synced_from: { type: 'block_id', block_id: idOf(0x51) } }, [
      block('bulleted_list_item', said('The copy')),
    ]),
    withoutChildren(block('synced_block', { synced_from: { type: 'block_id', block_id: idOf(0x52) } })),
  ],
  image: [
    block('image', { ...uploadedFile('stage.jpg'), caption: [rich('The '), rich('stage', { italic: true })] }),
    block('image', { ...externalFile('https://pictures.example/band.jpg'), caption: [] }),
    // as old uploads have been seen to arrive
    block('image', { caption: [] } as never),
    block('image', { ...externalFile('https://pictures.example/not-copied.jpg'), caption: [] }),
  ],
  video: [
    block('video', {
      ...externalFile('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s'),
      caption: [rich('Last year')],
    }),
    block('video', { ...uploadedFile('trailer.mp4'), caption: [rich('Trailer')] }),
    block('video', { ...externalFile('https://films.example/a.mp4'), caption: [] }),
  ],
  audio: [block('audio', { ...uploadedFile('song.mp3'), caption: [rich('A song')] })],
  pdf: [
    block('pdf', { ...uploadedFile('the%20menu.pdf'), caption: [rich('The menu')] }),
    block('pdf', { ...externalFile('https://files.example/plan.pdf'), caption: [] }),
  ],
  file: [
    block('file', { ...uploadedFile('rider.docx'), name: 'Rider for the band.docx', caption: [] }),
    block('file', { ...externalFile('https://files.example/a.zip'), name: 'All of it', caption: [rich('12 MB')] }),
    block('file', { ...uploadedFile('too-large.iso'), name: 'Too large', caption: [] }),
  ],
  bookmark: [block('bookmark', { url: 'https://example.com/how-to-get-there', caption: [rich('How to get there')] })],
  embed: [
    block('embed', { url: 'https://vimeo.com/76979871', caption: [] }),
    block('embed', { url: 'https://maps.example/berlin', caption: [rich('A map')] }),
  ],
  link_preview: [block('link_preview', { url: 'https://github.com/example/repository' })],
  link_to_page: [
    block('link_to_page', { type: 'page_id', page_id: idOf(0x61) }),
    block('link_to_page', { type: 'database_id', database_id: idOf(0x62) }),
    block('link_to_page', { type: 'comment_id', comment_id: idOf(0x63) }),
  ],
  child_page: [block('child_page', { title: 'Terms of the house' })],
  child_database: [block('child_database', { title: 'Line-up' })],
  template: [block('template', said('Add a concert'))],
  meeting_notes: [block('meeting_notes', { title: [rich('Jour fixe')] })],
  transcription: [block('transcription', { title: [rich('Jour fixe')] })],
  unsupported: [block('unsupported', { block_type: 'button' })],
}

/** Blocks that the client's types do not include, but that Notion has been seen to send. */
export const strangeBlocks: Record<string, ReadBlock[]> = {
  'of-the-future': [block('hologram' as never, { rich_text: [rich('Boo')] } as never, [paragraph('below')])],
  'an-id-alone': [{ block: { object: 'block', id: idOf(0x71) }, children: [] }],
  'without-a-payload': [block('toggle', null as never, [paragraph('below')])],
  'without-text': [block('quote', {} as never, [paragraph('Only below')])],
}

function withoutChildren({ block: full }: ReadBlock): ReadBlock {
  return { block: { ...full, has_children: true } as ReadBlock['block'], children: [] }
}
