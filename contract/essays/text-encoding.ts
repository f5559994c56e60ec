import { decodeBytes as decode } from '../../engine/text-encoding.ts'

/** Decodes the bytes of a plain file or a page, in the encoding that they have, name or seem to have. */
export const decodeBytes = decode
