// Updates of Yjs (format 1) that no editor makes. Each is readable, so that a server that only reads updates stores it.

function varUint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}

const text = (value: string) => [...varUint(value.length), ...Buffer.from(value)]

/**
 * Each of `clients` writes one letter at the same place at the same time. Merging compares each letter with all others:
 * 100,000 of them take minutes.
 */
export function crowdedUpdate(clients: number): Uint8Array {
  const bytes = [...varUint(clients)]
  for (let client = 1; client <= clients; client++)
    bytes.push(...varUint(1), ...varUint(client), 0, 4, 1, ...text('default'), ...text('a'))
  return Uint8Array.from([...bytes, 0])
}

/** Promises far more than it has: structs, clients, and deletions of a trillion characters. */
export const boastfulUpdates: Uint8Array[] = [
  Uint8Array.from(varUint(4_000_000_000)),
  Uint8Array.from([1, ...varUint(4_000_000_000), 7, 0]),
  Uint8Array.from([1, 1, 7, 0, 4, 1, ...text('default'), ...varUint(4_000_000_000)]),
  Uint8Array.from([0, 1, 7, 1, 0, ...varUint(1_000_000_000_000)]),
  Uint8Array.from([1, 1, 7, 0, 0, ...varUint(1_000_000_000_000), 0]),
]

/** A list in a list in a list, so deep that reading it by recursion exhausts the stack. */
export function deepUpdate(depth: number): Uint8Array {
  const lists = Array.from({ length: depth }, () => [117, 1]).flat()
  return Uint8Array.from([1, 1, 7, 0, 8, 1, ...text('default'), 1, ...lists, 126, 0])
}
