import type { Block } from './essay-blocks.ts'

/** Returns the blocks of a header cell with bold text, which files need in addition to the mark of the cell. */
export function emboldened(blocks: Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? {
          ...block,
          inlines: block.inlines.map((inline) =>
            inline.kind === 'text' ? { ...inline, look: { ...inline.look, bold: true as const } } : inline,
          ),
        }
      : block,
  )
}
