/** A kind of PDF document, with the function that draws it. */
export interface Drawing<Input> {
  name: string
  /** @param input data that can be sent to another thread @returns the bytes of the document */
  draw(input: Input): Promise<Uint8Array>
}

/** Draws a document outside of the event loop. @throws ProblemError `unavailable` when too many documents wait */
export type DrawPdf = <Input>(drawing: Drawing<Input>, input: Input) => Promise<Buffer>
