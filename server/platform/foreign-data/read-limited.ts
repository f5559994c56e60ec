/** Bytes as `fetch` and Node's streams deliver them. */
export type ForeignBody = AsyncIterable<Uint8Array> | null

export type ReadLimits = {
  bytesMax: number
  /** Pieces that the bytes may come in. Each costs about as much as a kilobyte. */
  piecesMax?: number
}

/** The data has more bytes, more pieces or more parts than any honest sender needs, or is no JSON. */
export class ForeignDataError extends Error {}

export const piecesMaxUsual = 5_000

/** Reads bytes that another server sent. Throws ForeignDataError if there are too many, and reads no further. */
export async function readLimited(body: ForeignBody, limits: ReadLimits): Promise<Buffer> {
  const { bytes, hasMore } = await readStart(body, limits)
  if (hasMore) throw new ForeignDataError('The data is too large.')
  return bytes
}

/** Reads bytes that another server sent, up to the limits; the rest is left out. */
export async function readStart(
  body: ForeignBody,
  { bytesMax, piecesMax = piecesMaxUsual }: ReadLimits,
): Promise<{ bytes: Buffer; hasMore: boolean }> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const piece of body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size > bytesMax || pieces.length > piecesMax)
      return { bytes: Buffer.concat(pieces).subarray(0, bytesMax), hasMore: true }
  }
  return { bytes: Buffer.concat(pieces), hasMore: false }
}
