/** The text of an answer. A stream has no end: of that what comes first. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.text()
  for await (const chunk of response.body ?? []) return new TextDecoder().decode(chunk)
  return ''
}
