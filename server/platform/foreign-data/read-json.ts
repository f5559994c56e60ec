import { isPlainShape, type ShapeLimits } from './plain-shape.ts'
import { type ForeignBody, ForeignDataError, type ReadLimits, readLimited } from './read-limited.ts'

type JsonLimits = ReadLimits & Partial<ShapeLimits>

/** Enough for an answer with a few thousand fields. */
const signsMaxUsual = 20_000
/** Shorter texts are quick to parse, whatever they consist of. */
const bytesAlwaysQuick = 4_096

/**
 * Reads the JSON of another server within limits of its bytes and of its parts. Throws ForeignDataError if it exceeds
 * them or is no JSON.
 */
export async function readJson(body: ForeignBody, limits: JsonLimits): Promise<unknown> {
  return parseJson(await readLimited(body, limits), limits)
}

/** Parses JSON from outside. Throws ForeignDataError if it has too many parts or is no JSON. */
export function parseJson(
  json: Uint8Array | string,
  { signsMax = signsMaxUsual, depthMax }: Partial<ShapeLimits> = {},
): unknown {
  const isShort = json.length <= bytesAlwaysQuick
  const bytes = typeof json === 'string' && !isShort ? Buffer.from(json) : json
  const limits = { signsMax, ...(depthMax === undefined ? {} : { depthMax }) }
  if (typeof bytes !== 'string' && !isShort && !isPlainShape(bytes, limits))
    throw new ForeignDataError('The JSON has too many parts.')
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
  } catch {
    throw new ForeignDataError('This is no JSON.')
  }
}
