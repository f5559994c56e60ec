import type { ReadFormula } from '../../formulas/read-formula.ts'
import type {
  Block,
  EssayDocument,
  ImageBlock,
  Inline,
  Look,
  Paragraph,
  TableBlock,
  TextRun,
} from '../document/essay-blocks.ts'
import { readImage } from '../document/read-image.ts'

/** Writes a self-contained page, without scripts or requests to a server. All text in it is escaped. */
export function writeHtml({ title, font, sizePt, blocks, footnotes }: EssayDocument): string {
  const notes = footnotes
    .map(
      ({ number, inlines }) =>
        `<li id="fn-${number}"><p dir="auto">${inlines.map(htmlOfInline).join('')} <a href="#fnref-${number}" role="doc-backlink">↩</a></p></li>`,
    )
    .join('\n')
  const section =
    notes === ''
      ? ''
      : `\n<section role="doc-endnotes" class="footnotes">\n<hr>\n<ol>\n${notes}\n</ol>\n</section>`
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: ${sizePt}pt/1.5 "${font}", serif; }
figure { margin: 1em 0; text-align: center; }
figure[data-align="left"] { text-align: left; }
figure[data-align="right"] { text-align: right; }
figcaption { margin-top: .5em; font-size: .9em; }
math[display="block"] { display: block math; margin: 1em 0; overflow-x: auto; }
img { max-width: 100%; height: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .3em .6em; border: 1px solid #b5afa5; text-align: start; vertical-align: top; }
blockquote { margin-inline: 0; padding-inline-start: 1.5em; border-inline-start: 3px solid #b5afa5; font-style: italic; }
pre { overflow-x: auto; padding: .75em 1em; background: #f3f0ea; }
</style>
</head>
<body>
${htmlOfBlocks(blocks)}${section}
</body>
</html>
`
}

function htmlOfBlocks(blocks: Block[]): string {
  return blocks.map(htmlOfBlock).join('\n')
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return htmlOfParagraph(block)
    case 'quote':
      return `<blockquote>\n${htmlOfBlocks(block.blocks)}\n</blockquote>`
    case 'list': {
      const items = block.items.map((item) => `<li>${htmlOfBlocks(item)}</li>`).join('\n')
      const start = block.start === 1 ? '' : ` start="${block.start}"`
      return block.isOrdered ? `<ol${start}>\n${items}\n</ol>` : `<ul>\n${items}\n</ul>`
    }
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`
    case 'rule':
      return '<hr>'
    case 'formula':
      return `<div class="formula">${htmlOfFormula(block)}</div>`
    case 'table':
      return htmlOfTable(block)
    case 'image':
      return htmlOfImage(block)
  }
}

function htmlOfImage({ source, alt, caption, align, widthPercent }: ImageBlock): string {
  const isSized = widthPercent !== null
  const image = readImage(source)
    ? `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}"${isSized ? ` style="width: ${widthPercent}%"` : ''}>`
    : `<p>${escapeHtml(alt)}</p>`
  const words = caption === '' ? '' : `<figcaption dir="auto">${escapeHtml(caption)}</figcaption>`
  const size = isSized ? ` data-width="${widthPercent}"` : ''
  return `<figure data-align="${align}"${size}>${image}${words}</figure>`
}

/** MathML, which browsers draw themselves; it has the source too. */
function htmlOfFormula({ mathml, tex }: ReadFormula): string {
  return mathml ?? `<code>${escapeHtml(tex)}</code>`
}

function htmlOfParagraph({ level, align, isHanging, inlines }: Paragraph): string {
  const tag = level > 0 ? `h${level}` : 'p'
  const look = [
    ...(align ? [`text-align: ${align}`] : []),
    ...(isHanging ? ['padding-inline-start: 2.5em', 'text-indent: -2.5em'] : []),
  ].join('; ')
  const style = look === '' ? '' : ` style="${look}"`
  return `<${tag} dir="auto"${style}>${inlines.map(htmlOfInline).join('')}</${tag}>`
}

function htmlOfTable({ rows, shares }: TableBlock): string {
  const columns = shares?.map((share) => `<col style="width: ${Math.round(share * 1_000) / 10}%">`).join('')
  const group = columns ? `<colgroup>${columns}</colgroup>\n` : ''
  const lines = rows.map((cells) => {
    const texts = cells.map(({ isHeader, columns, rows: down, blocks }) => {
      const tag = isHeader ? 'th' : 'td'
      const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`
      return `<${tag}${spans}>${htmlOfBlocks(blocks)}</${tag}>`
    })
    return `<tr>${texts.join('')}</tr>`
  })
  return `<table>\n${group}<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`
}

function htmlOfInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br>'
  if (inline.kind === 'formula') return htmlOfFormula(inline)
  if (inline.kind === 'text') return htmlOfRun(inline)
  return `<sup id="fnref-${inline.number}"><a href="#fn-${inline.number}" role="doc-noteref">${inline.number}</a></sup>`
}

const tags: [keyof Look, string][] = [
  ['code', 'code'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
]

function htmlOfRun({ text, look, link }: TextRun): string {
  let html = escapeHtml(text)
  const style = [
    ...(look.font ? [`font-family: '${look.font}'`] : []),
    ...(look.sizePt ? [`font-size: ${look.sizePt}pt`] : []),
  ].join('; ')
  if (style !== '') html = `<span style="${style}">${html}</span>`
  for (const [mark, tag] of tags) if (look[mark]) html = `<${tag}>${html}</${tag}>`
  return link ? `<a href="${escapeHtml(link)}" rel="noopener noreferrer nofollow">${html}</a>` : html
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
