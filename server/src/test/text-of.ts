/** The text of a response; of a stream, which has no end, the first chunk. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return await response.text()
  for await (const chunk of response.body ?? []) return new TextDecoder().decode(chunk)
  return ''
}
