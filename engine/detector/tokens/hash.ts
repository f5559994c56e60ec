/** The finaliser of MurmurHash3 (Austin Appleby, public domain): every input bit affects every output bit. */
export function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Returns the hash of `left` followed by `right`. */
export function combine(left: number, right: number): number {
  return mix(Math.imul(left, 0x9e3779b1) + right)
}
