export type Random = () => number

/** mulberry32 (Tommy Ettinger, public domain): the same seed gives the same numbers in [0, 1) everywhere. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Fisher-Yates, in place. */
export function shuffle(values: Int32Array, random: Random): Int32Array {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = values[i]!
    values[i] = values[j]!
    values[j] = held
  }
  return values
}
