/** The part of fontkit that the project uses; the package has no types. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number
    createSubset: () => { encode: () => Uint8Array }
    layout: (text: string) => {
      advanceWidth: number
      glyphs: { path: { toSVG: () => string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
