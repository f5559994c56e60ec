/** The part of fontkit that pdf-lib uses; the package has no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { createSubset: () => { encode: () => Uint8Array } }
}
