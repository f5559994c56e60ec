/** Rows of n-gram numbers in one buffer, which threads can share. */
export type SparseRows = {
  indices: Uint32Array
  /** Row r has the indices from starts[r] to starts[r + 1]. */
  starts: Uint32Array
}

/** Grows as needed, outside the heap, whose limit a hundred thousand texts could reach. */
export class SparseRowsBuilder {
  private indices = new Uint32Array(1 << 24)
  private readonly starts: number[] = [0]

  add(row: Uint32Array): void {
    const from = this.starts[this.starts.length - 1]!
    if (from + row.length > this.indices.length) {
      const grown = new Uint32Array(this.indices.length * 2)
      grown.set(this.indices)
      this.indices = grown
    }
    this.indices.set(row, from)
    this.starts.push(from + row.length)
  }

  build(): SparseRows {
    const size = this.starts[this.starts.length - 1]!
    const indices = new Uint32Array(new SharedArrayBuffer(size * 4))
    indices.set(this.indices.subarray(0, size))
    const starts = new Uint32Array(new SharedArrayBuffer(this.starts.length * 4))
    starts.set(this.starts)
    return { indices, starts }
  }
}
