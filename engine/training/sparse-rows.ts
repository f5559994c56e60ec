/** Rows of bucket numbers in one growing buffer: a hundred thousand texts stay far below the heap's limit. */
export class SparseRows {
  indices = new Uint32Array(1 << 24)
  starts: number[] = [0]

  get length(): number {
    return this.starts.length - 1
  }

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
}
