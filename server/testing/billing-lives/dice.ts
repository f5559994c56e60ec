/** Random choices from a seed, so that a failed run can be repeated. */
export type Dice = {
  /** From 0 up to, and without, 1. */
  share: () => number
  /** A whole number from `min` to `max`. */
  whole: (min: number, max: number) => number
  chance: (share: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

export function rollDice(seed: number): Dice {
  let state = seed >>> 0
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1))
  return {
    share,
    whole,
    chance: (wanted) => share() < wanted,
    pick: (from) => from[whole(0, from.length - 1)]!,
    shuffle(list) {
      const rest = [...list]
      for (let i = rest.length - 1; i > 0; i--) {
        const j = whole(0, i)
        ;[rest[i], rest[j]] = [rest[j]!, rest[i]!]
      }
      return rest
    },
  }
}
