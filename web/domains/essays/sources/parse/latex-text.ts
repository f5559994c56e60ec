/** Combining characters of the accents of LaTeX. */
const accents = new Map(
  Object.entries({
    '"': '\u0308',
    "'": '\u0301',
    '`': '\u0300',
    '^': '\u0302',
    '~': '\u0303',
    '=': '\u0304',
    '.': '\u0307',
    u: '\u0306',
    v: '\u030c',
    H: '\u030b',
    c: '\u0327',
    k: '\u0328',
    r: '\u030a',
    d: '\u0323',
    b: '\u0331',
  }),
)
const letters = new Map(
  Object.entries({
    ss: 'ß',
    o: 'ø',
    O: 'Ø',
    l: 'ł',
    L: 'Ł',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    aa: 'å',
    AA: 'Å',
    i: 'ı',
    j: 'ȷ',
    th: 'þ',
    TH: 'Þ',
    dh: 'ð',
    DH: 'Ð',
    dj: 'đ',
    DJ: 'Đ',
    ng: 'ŋ',
    NG: 'Ŋ',
    textendash: '–',
    textemdash: '—',
    textquoteright: '’',
    textquoteleft: '‘',
    textquotedblleft: '“',
    textquotedblright: '”',
    ldots: '…',
    dots: '…',
    textregistered: '®',
    texttrademark: '™',
    copyright: '©',
    S: '§',
    textasciitilde: '~',
    textless: '<',
    textgreater: '>',
    textdegree: '°',
    textunderscore: '_',
    textasciicircum: '^',
    textbar: '|',
    textquotesingle: "'",
    textbackslash: '\\',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    mu: 'μ',
    pi: 'π',
    sigma: 'σ',
    lambda: 'λ',
    omega: 'ω',
    times: '×',
  }),
)
const formats = new Map(
  Object.entries({
    emph: 'i',
    textit: 'i',
    mkbibemph: 'i',
    textbf: 'b',
    textsuperscript: 'sup',
    textsubscript: 'sub',
  }),
)

/** Converts LaTeX to text, with the few tags that CSL allows in a title. Takes time in proportion to the length. */
export function latexText(latex: string): string {
  const reader = { latex, at: 0 }
  return readUntil(reader, '').replace(/\s+/g, ' ').normalize('NFC').trim()
}

type Reader = { latex: string; at: number }
const depthMax = 50

function readUntil(reader: Reader, end: string, depth = 0): string {
  const { latex } = reader
  let out = ''
  while (reader.at < latex.length) {
    const character = latex[reader.at]!
    if (character === end) {
      reader.at++
      return out
    }
    reader.at++
    if (character === '{' && depth < depthMax) out += readUntil(reader, '}', depth + 1)
    else if (character === '\\') out += command(reader, depth)
    else if (character === '~') out += ' '
    else if (character === '-' || character === '`' || character === "'") out += sign(reader, character)
    else if (character !== '$' && character !== '{' && character !== '}') out += character
  }
  return out
}

/** Dashes and quotation marks are written as two or three characters. */
function sign(reader: Reader, character: string): string {
  let count = 1
  while (reader.latex[reader.at] === character && count < 3) {
    reader.at++
    count++
  }
  if (character === '-') return ['-', '–', '—'][count - 1]!
  if (count === 1) return character === '`' ? '‘' : character
  return (character === '`' ? '“' : '”') + (count === 3 ? character : '')
}

function command(reader: Reader, depth: number): string {
  const { latex } = reader
  const name = /^[a-zA-Z]{1,30}/.exec(latex.slice(reader.at, reader.at + 30))?.[0] ?? latex[reader.at] ?? ''
  reader.at += name.length
  const isWord = /^[a-zA-Z]/.test(name)
  if (isWord && (name.length > 1 || !accents.has(name))) skipBlanks(reader, letters.has(name))
  const accent = accents.get(name)
  if (accent && (!isWord || /[\s{\\]/.test(latex[reader.at] ?? ' '))) return accented(reader, accent, depth)
  const letter = letters.get(name)
  if (letter) return letter
  const tag = formats.get(name)
  if (tag) {
    const inner = argument(reader, depth)
    return inner === '' ? '' : `<${tag}>${inner}</${tag}>`
  }
  if (name === 'url' || name === 'href') return argument(reader, depth)
  if (name === '\\') return ' '
  return isWord ? '' : name
}

/** A blank after a letter of LaTeX ends its name; after other commands it separates nothing. */
function skipBlanks(reader: Reader, isLetter: boolean): void {
  if (isLetter && reader.latex[reader.at] === ' ') reader.at++
  else if (isLetter && reader.latex.startsWith('{}', reader.at)) reader.at += 2
}

function argument(reader: Reader, depth: number): string {
  while (reader.latex[reader.at] === ' ') reader.at++
  if (reader.latex[reader.at] === '{' && depth < depthMax) {
    reader.at++
    return readUntil(reader, '}', depth + 1)
  }
  if (reader.latex[reader.at] === '\\' && depth < depthMax) {
    reader.at++
    return command(reader, depth + 1)
  }
  return reader.latex[reader.at++] ?? ''
}

function accented(reader: Reader, accent: string, depth: number): string {
  if (depth >= depthMax) return ''
  const base = argument(reader, depth + 1)
  // An accent on a dotless i or j is written on the letter with a dot.
  const letter = base.replace(/^ı/, 'i').replace(/^ȷ/, 'j')
  return letter.slice(0, 1) + accent + letter.slice(1)
}
