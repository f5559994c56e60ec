import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { create, type Font } from 'fontkit'
import { brand } from '../../contract/brand.ts'

const root = join(import.meta.dirname, '../..')
const width = 1_200
const height = 630
const margin = 88
const colors = { paper: '#fbfaf6', ink: '#27211c', muted: '#6d655c', accent: '#4646b8', line: '#e3dfd7' }

type Fonts = { serif: Font; sans: Font }

export type DrawPicture = (title: string, kicker: string) => Uint8Array

/** Draws the picture that a shared link shows: the title on paper. Text becomes outlines, so no font is installed. */
export async function openPictureMaker(): Promise<DrawPicture> {
  await initWasm(readFileSync(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')))
  const font = (file: string) => create(readFileSync(join(root, 'node_modules', file)))
  const fonts = {
    serif: font('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    sans: font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  }
  return (title, kicker) => new Resvg(drawing(fonts, title, kicker)).render().asPng()
}

function drawing({ serif, sans }: Fonts, title: string, kicker: string): string {
  const size = title.length > 60 ? 68 : 84
  const lines = wrap(serif, title, size, width - 2 * margin).slice(0, 4)
  const lead = size * 1.1
  const top = 330 - ((lines.length - 1) * lead) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.paper}"/>
<rect width="12" height="100%" fill="${colors.accent}"/>
${outline(sans, kicker, { x: margin, y: 112, size: 28, fill: colors.muted })}
${lines.map((line, i) => outline(serif, line, { x: margin, y: top + i * lead, size, fill: colors.ink })).join('\n')}
<rect x="${margin}" y="520" width="${width - 2 * margin}" height="2" fill="${colors.line}"/>
${outline(serif, brand.name, { x: margin, y: 578, size: 36, fill: colors.ink })}
</svg>`
}

function wrap(font: Font, text: string, size: number, widthMax: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(font, longer, size) <= widthMax) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const widthOf = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm

type Place = { x: number; y: number; size: number; fill: string }

function outline(font: Font, text: string, { x, y, size, fill }: Place): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i]!
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
