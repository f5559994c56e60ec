import { log2 } from '../../portable-math.ts'
/** Numbers distinct integers in order of appearance. It is reused, so that numbering allocates nothing. */
export class Numbering {
  size = 0
  private values = new Int32Array(1 << 10)
  private numbers = new Int32Array(1 << 10)
  /** An entry is in use when its stamp is the current one. */
  private stamps = new Uint32Array(1 << 10)
  private stamp = 0
  private mask = (1 << 10) - 1

  /** Forgets all integers; at most `count` follow. */
  begin(count: number): void {
    this.size = 0
    this.stamp++
    if (this.values.length >= 2 * count) return
    const length = 1 << Math.ceil(log2(2 * count))
    this.values = new Int32Array(length)
    this.numbers = new Int32Array(length)
    this.stamps = new Uint32Array(length)
    this.mask = length - 1
  }

  /** Returns the number of a 32-bit integer, signed or unsigned, or assigns the next one. */
  numberOf(integer: number): number {
    const value = integer | 0
    let at = (value ^ (value >>> 15)) & this.mask
    while (this.stamps[at] === this.stamp) {
      if (this.values[at] === value) return this.numbers[at]!
      at = (at + 1) & this.mask
    }
    this.stamps[at] = this.stamp
    this.values[at] = value
    this.numbers[at] = this.size
    return this.size++
  }
}
