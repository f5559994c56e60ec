import { analyse } from 'chardet'
import { decodeBytes } from '../../../contract/essays/text-encoding.ts'

/** Decodes the text of a file in the encoding that it has, names or seems to have. */
export function decodeText(bytes: Uint8Array): string {
  return decodeBytes(bytes, { guess: (sample) => analyse(sample)[0] })
}
