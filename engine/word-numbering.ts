// Counts the items of numbered lists in a Word document, whose text does not have the numbers (ECMA-376, part 1, 17.9): in
// attachments by the engine, in imports by the pages. Apart from the engine, because a page can import it without the rest.

type Level = { start: number; format: string; text: string }
type Levels = Map<number, Level>

/** `mark` is how the item is marked, such as “4.” or “b)”. */
export type NumberedItem = { number: number; mark: string }

export type Numbering = {
  /** Counts an item of a list. Null for bullets and unknown lists. */
  next: (list: string, level: number) => NumberedItem | null
}

const tag =
  /<w:(abstractNum|lvl|start|numFmt|lvlText|num|abstractNumId|lvlOverride|startOverride)\s([^<>]{0,500})>/g
const levelsMax = 9

/** Reads `word/numbering.xml`; an empty text is a document without lists. */
export function readNumbering(xml: string): Numbering {
  const lists = listsIn(xml)
  const counts = new Map<string, (number | undefined)[]>()
  return {
    next(list, level) {
      const levels = lists.get(list)
      const own = levels?.get(level)
      if (!levels || !own || own.format === 'bullet' || own.format === 'none') return null
      const count = counts.get(list) ?? []
      counts.set(list, count)
      count.length = Math.min(count.length, level + 1)
      const number = (count[level] ?? own.start - 1) + 1
      count[level] = number
      const mark = own.text.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1
        const outer = levels.get(at)
        return outer ? written(count[at] ?? outer.start, outer.format) : ''
      })
      return { number, mark: mark.trim() }
    },
  }
}

function listsIn(xml: string): Map<string, Levels> {
  const templates = new Map<string, Levels>()
  const lists = new Map<string, Levels>()
  let open: Levels | undefined
  let level: Level | undefined
  for (const [, name, attributes = ''] of xml.matchAll(tag)) {
    const value = attribute(attributes, 'val')
    if (name === 'abstractNum' || name === 'num') {
      open = new Map()
      const known = name === 'num' ? lists : templates
      known.set(attribute(attributes, `${name}Id`), open)
    } else if (name === 'abstractNumId') {
      for (const [at, each] of templates.get(value) ?? []) open?.set(at, { ...each })
    } else if (name === 'lvl' || name === 'lvlOverride') {
      const at = Number(attribute(attributes, 'ilvl'))
      level = open?.get(at) ?? { start: 1, format: 'decimal', text: '' }
      if (at >= 0 && at < levelsMax) open?.set(at, level)
    } else if (level && (name === 'start' || name === 'startOverride')) level.start = Number(value) || 0
    else if (level && name === 'numFmt') level.format = value
    else if (level && name === 'lvlText') level.text = value
  }
  return lists
}

function attribute(attributes: string, name: string): string {
  const start = attributes.indexOf(`w:${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 4
  return attributes.slice(from, attributes.indexOf('"', from))
}

const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function written(number: number, format: string): string {
  if (format === 'lowerLetter') return letters(number)
  if (format === 'upperLetter') return letters(number).toUpperCase()
  if (format === 'lowerRoman') return roman(number)
  if (format === 'upperRoman') return roman(number).toUpperCase()
  return format === 'decimalZero' ? String(number).padStart(2, '0') : String(number)
}

/** a to z, then aa, bb and so on. */
function letters(number: number): string {
  if (number < 1) return String(number)
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  return letter.repeat(Math.min(20, Math.ceil(number / 26)))
}

function roman(number: number): string {
  if (number < 1 || number > 3_999) return String(number)
  let left = number
  let text = ''
  for (const [value, sign] of romans)
    while (left >= value) {
      text += sign
      left -= value
    }
  return text
}
