import type { Block, EssayDocument, ImageBlock } from './essay-blocks.ts'
import { readImage } from './read-image.ts'

type ImageType = NonNullable<ReturnType<typeof readImage>>['type']

/** Returns the essay with the images of types that a format does not have as PNG, where the browser can convert them. */
export async function withDrawableImages(
  essay: EssayDocument,
  types: readonly ImageType[],
): Promise<EssayDocument> {
  const made = new Map<string, string>()
  for (const { source } of imagesIn(essay.blocks)) {
    const image = readImage(source)
    if (!image || types.includes(image.type) || made.has(source)) continue
    const png = await toPng(image.bytes).catch(() => null)
    if (png) made.set(source, png)
  }
  return made.size === 0 ? essay : { ...essay, blocks: replaced(essay.blocks, made) }
}

function* imagesIn(blocks: Block[]): Generator<ImageBlock> {
  for (const block of blocks) {
    if (block.kind === 'image') yield block
    else for (const inner of innerOf(block)) yield* imagesIn(inner)
  }
}

function innerOf(block: Block): Block[][] {
  if (block.kind === 'quote') return [block.blocks]
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.flat().map((cell) => cell.blocks) : []
}

function replaced(blocks: Block[], made: Map<string, string>): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === 'image') return { ...block, source: made.get(block.source) ?? block.source }
    if (block.kind === 'quote') return { ...block, blocks: replaced(block.blocks, made) }
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => replaced(item, made)) }
    if (block.kind !== 'table') return block
    const rows = block.rows.map((cells) =>
      cells.map((cell) => ({ ...cell, blocks: replaced(cell.blocks, made) })),
    )
    return { ...block, rows }
  })
}

async function toPng(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const drawn = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  let text = ''
  for (let at = 0; at < drawn.length; at += 8_192) text += String.fromCharCode(...drawn.slice(at, at + 8_192))
  return `data:image/png;base64,${btoa(text)}`
}
