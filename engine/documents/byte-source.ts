/** Bytes of which parts can be read without holding all of them. */
export type ByteSource = {
  size: number
  /** Returns fewer than `length` bytes at the end. */
  read: (at: number, length: number) => Uint8Array
}

/** Bytes that are in memory already. */
export function bytesInMemory(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) }
}
