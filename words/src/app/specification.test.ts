import { expect, it } from 'vitest'
import { messages } from './en.ts'

const { home, createEvent, notionKey, shell, errors } = messages

it.each([
  ['S2.17', home.delete.title, 'Are you sure?'],
  ['S2.17', home.delete.prompt, 'To delete, press Delete'],
  ['S2.17', home.delete.final, "This action can't be undone"],
  ['S2.19', notionKey.have, 'I already have a key'],
  ['S2.20', notionKey.how, 'How can I get a new key'],
  ['S2.22', shell.failed.title, 'Something went wrong'],
  ['S5.1', createEvent.titleRequired, 'Title is required'],
  ['S5.2', createEvent.notionLinkRequired, 'Notion link is required'],
  ['S5.3', createEvent.urlLinkRequired, 'Website URL is required'],
  ['S8.1', errors.eventNotFound, 'Event not found'],
  ['S8.4', errors.unknown, 'An error occurred'],
])('[%s] speaks English to the letter of the specification: %s', (_, text, wanted) => {
  expect(text).toBe(wanted)
})
