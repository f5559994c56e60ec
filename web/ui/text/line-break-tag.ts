import type { MarkedExtension } from 'marked'

const breakTag = /^<br\s{0,9}\/?>/i

/** Reads `<br>` as a line break, which models write in the cells of tables. Other HTML stays text. */
export const lineBreakTag: MarkedExtension = {
  tokenizer: {
    tag(src) {
      const raw = breakTag.exec(src)?.[0]
      return raw === undefined ? false : ({ type: 'br', raw } as never)
    },
  },
}
