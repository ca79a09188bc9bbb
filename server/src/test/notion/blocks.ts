import type { BlockObjectResponse, RichTextItemResponse } from '@notionhq/client'
import type { NewBlock } from './model.ts'
import { plainText } from './shapes.ts'

type Type = BlockObjectResponse['type']
/** The payload of a block type in the official client, which has it under the type's name. */
type Payload<T extends Type> = BlockObjectResponse extends infer B
  ? B extends { type: T } & { [K in T]: infer P extends object }
    ? P
    : never
  : never

/** A block of any type, its payload typed by the official client. */
export const block = <T extends Type>(type: T, payload: Payload<T>, ...children: NewBlock[]): NewBlock => ({
  type,
  payload,
  children,
})

// `as`: the shape is Notion's; TypeScript cannot infer the client's wide union
export const plain = (text: string) => (text === '' ? [] : plainText(text)) as RichTextItemResponse[]

const inText = (text: string) => ({ rich_text: plain(text), color: 'default' as const })

export const paragraph = (text: string, ...children: NewBlock[]): NewBlock =>
  block('paragraph', { ...inText(text), icon: null }, ...children)

export const heading = (level: 1 | 2 | 3, text: string, ...children: NewBlock[]): NewBlock => ({
  type: `heading_${level}`,
  payload: { ...inText(text), is_toggleable: children.length > 0 },
  children,
})

export const bullet = (text: string, ...children: NewBlock[]): NewBlock =>
  block('bulleted_list_item', inText(text), ...children)

export const toggle = (text: string, ...children: NewBlock[]): NewBlock => block('toggle', inText(text), ...children)
