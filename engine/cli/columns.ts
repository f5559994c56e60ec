const blockRows = 4096

/** Rows of numbers in a tenth of the memory of objects, without copying when they grow. */
export class Columns {
  private readonly blocks: Float64Array[] = []
  private readonly width: number
  length = 0

  constructor(width: number) {
    this.width = width
  }

  push(...row: number[]): void {
    const at = this.length++ % blockRows
    if (at === 0) this.blocks.push(new Float64Array(blockRows * this.width))
    this.blocks.at(-1)!.set(row, at * this.width)
  }

  *[Symbol.iterator](): Generator<Float64Array> {
    for (let i = 0; i < this.length; i++) {
      const from = (i % blockRows) * this.width
      yield this.blocks[Math.floor(i / blockRows)]!.subarray(from, from + this.width)
    }
  }
}
