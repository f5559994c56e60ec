/** Returns the HTML of a formula; null for invalid TeX. */
export type DrawFormula = (tex: string, isBlock: boolean) => string | null

const rememberedMax = 500

/** Loads KaTeX with its style and fonts, for texts with formulas. */
export async function loadFormulas(): Promise<DrawFormula> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')])
  const drawn = new Map<string, string | null>()
  return (tex, isBlock) => {
    const key = `${isBlock}${tex}`
    const known = drawn.get(key)
    if (known !== undefined) return known
    const html = draw(katex, tex, isBlock)
    if (drawn.size >= rememberedMax) drawn.clear()
    drawn.set(key, html)
    return html
  }
}

/** Returns null for invalid TeX, whose source is shown. `trust` is off: no links, images or styles from the text. */
function draw(
  { renderToString }: typeof import('katex').default,
  tex: string,
  isBlock: boolean,
): string | null {
  const bounds = { maxSize: 20, maxExpand: 300 }
  try {
    return renderToString(tex, { displayMode: isBlock, trust: false, strict: 'ignore', ...bounds })
  } catch {
    return null
  }
}
