import { changelog } from '@foyer/words/changelog'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

const getChangelog = (query = '') => testClient(app.publicUrl).send(`GET /api/v1/changelog${query}`)

it('lists the changes without a session, in the requested language or in English', async () => {
  for (const language of ['en', 'de', 'fr'] as const)
    expect((await getChangelog(`?language=${language}`)).body).toEqual(changelog[language])
  expect((await getChangelog()).body).toEqual(changelog.en)
})

it('refuses an unknown language', async () => {
  expect((await getChangelog('?language=xx')).status).toBe(422)
})
