import type { Mock } from '../app.ts'

/** Sends a call to the mock: `GET /events`. @returns its response with the parsed body */
export async function sendTo(mock: Mock, call: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = call.split(' ')
  const response = await mock.fetch(
    new Request(`http://mock${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}
