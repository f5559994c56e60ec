/** What a parser of Markdown takes too long for, or fails at, in any part of a text. */
const nestedMarksMax = 200
/** Two columns of indentation nest one list in another. */
const columnsPerLevel = 2
const indentColumnsMax = 200
/** A run without a space: emphasis and formulas cost its length squared. */
const runCharactersMax = 4_000
const lineCharactersMax = 20_000
const formulaSignsMax = 1_000
/** In one paragraph; each item of a list and each cell of a table is read by itself. */
const emphasisSignsMax = 4_000
/** Lines nested more deeply than this are counted together: a thousand of them cost what one too deep line does. */
const deepFrom = 20
const deepLinesMax = 200

export type MarkdownPart = { raw: string; isPlain: boolean }

/**
 * Cuts a text into parts that are read as Markdown and parts that are shown as plain text, because they nest or run on
 * beyond any use. Takes time in proportion to the length of the text.
 */
export function cutByLimits(text: string): MarkdownPart[] {
  const parts: MarkdownPart[] = []
  let deepLines = 0
  for (const section of sectionsOf(text)) {
    deepLines += section.isCode ? 0 : countDeepLines(section.raw)
    const isPlain = !section.isCode && (deepLines > deepLinesMax || isBeyondLimits(section.raw))
    const before = parts.at(-1)
    if (before && before.isPlain === isPlain) before.raw += section.raw
    else parts.push({ raw: section.raw, isPlain })
  }
  return parts
}

/** Paragraphs with the blank lines after them, and fenced code as a whole. */
function sectionsOf(text: string): { raw: string; isCode: boolean }[] {
  const sections: { raw: string; isCode: boolean }[] = []
  let fence: string | null = null
  let isAfterBlank = true
  for (const line of text.split(/(?<=\n)/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    const opens = fence === null && mark !== undefined
    const before = sections.at(-1)
    const isBlank = line.trim() === ''
    if (!before || opens || (fence === null && (before.isCode || (isAfterBlank && !isBlank))))
      sections.push({ raw: line, isCode: opens })
    else before.raw += line
    if (opens) fence = mark!
    else if (fence !== null && mark?.startsWith(fence)) fence = null
    isAfterBlank = isBlank
  }
  return sections
}

function isBeyondLimits(section: string): boolean {
  if ((section.match(/\$\$|\\[([]/g)?.length ?? 0) > formulaSignsMax) return true
  const prose = section.split('\n').filter((line) => !/^[ \t]*(?:[|*+-]|\d+[.)])[ \t]/.test(line))
  if ((prose.join('').match(/[*_]/g)?.length ?? 0) > emphasisSignsMax) return true
  for (const run of section.match(/\S+/g) ?? []) if (run.length > runCharactersMax) return true
  return section.split('\n').some((line) => {
    if (line.length > lineCharactersMax) return true
    const { marks, columns } = nestingOf(line)
    return marks > nestedMarksMax || columns > indentColumnsMax
  })
}

function countDeepLines(section: string): number {
  return section.split('\n').filter((line) => {
    const { marks, columns } = nestingOf(line)
    return marks + columns / columnsPerLevel > deepFrom
  }).length
}

const containerMark = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** The marks of quotations and lists that a line begins with, and its indentation. */
function nestingOf(line: string): { marks: number; columns: number } {
  const columns = line.length - line.trimStart().length
  let marks = 0
  containerMark.lastIndex = 0
  while (containerMark.test(line)) marks++
  return { marks, columns }
}
