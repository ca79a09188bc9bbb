import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'

/** The id of the latest sample order with a status. */
export const sampleId = async (status: string) => (await mockAnswers(`/orders?status=${status}`))[0].id as string

/** Opens a sample order with these actions allowed. */
export async function openOrder(
  actions: string[],
  answer: NonNullable<Parameters<typeof openApp>[1]>,
  /** Fields that change while the page is open. */
  stored: object = {},
) {
  const id = await sampleId('pending')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions }
  const app = openApp(`/en/orders/${id}`, (request) =>
    request.method === 'GET' && request.url.endsWith(`/orders/${id}`)
      ? Response.json({ ...order, ...stored })
      : answer(request),
  )
  return { ...app, order }
}
