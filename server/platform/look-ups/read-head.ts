import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'

/** The tags of a page's head: contents by name, in lower case, and the title. */
export type PageHead = { tags: Map<string, string[]>; title: string | undefined }

/** Elements whose content is text, and how it ends. */
const textModes: Record<string, number> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  plaintext: TokenizerMode.PLAINTEXT,
}

/**
 * Reads `<meta>` and `<title>` up to the end of the head. Builds no tree: nested tags can describe one that grows with
 * the square of the page.
 */
export function readHead(html: string): PageHead {
  const tags = new Map<string, string[]>()
  let title: string | undefined
  let isInTitle = false
  const addText = ({ chars }: Token.CharacterToken) => {
    if (isInTitle) title += chars
  }
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs }) {
      if (tagName === 'body') return tokenizer.pause()
      if (tagName === 'meta') addTag(attrs, tags)
      isInTitle = tagName === 'title' && title === undefined
      if (isInTitle) title = ''
      tokenizer.state = (textModes[tagName] ?? tokenizer.state) as typeof tokenizer.state
    },
    onEndTag({ tagName }) {
      isInTitle = false
      if (tagName === 'head') tokenizer.pause()
    },
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: () => {},
    onComment: () => {},
    onDoctype: () => {},
    onEof: () => {},
  }
  const tokenizer = new Tokenizer({}, handler)
  tokenizer.write(html, true)
  return { tags, title: title?.trim() }
}

function addTag(attrs: Token.Attribute[], tags: Map<string, string[]>): void {
  const attributeOf = (name: string) => attrs.find((each) => each.name === name)?.value.trim()
  const name = (attributeOf('name') ?? attributeOf('property') ?? '').toLowerCase()
  const content = attributeOf('content')
  if (name === '' || !content) return
  const known = tags.get(name)
  if (known) known.push(content)
  else tags.set(name, [content])
}
