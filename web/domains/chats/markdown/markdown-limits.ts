/** Limits beyond which a Markdown parser takes too long or fails on part of a text. */
const nestedMarksMax = 200
/** Two columns of indentation nest one list in another. */
const columnsPerLevel = 2
const indentColumnsMax = 200
/** Characters without a space: emphasis and formulas take quadratic time in them. */
const runCharactersMax = 4_000
const lineCharactersMax = 20_000
const formulaSignsMax = 1_000
/** Per paragraph; list items and table cells are parsed separately. */
const emphasisSignsMax = 4_000
/** Lines nested more deeply than this are counted together, because a thousand of them cost as much as one too deep. */
const deepFrom = 20
const deepLinesMax = 200

export type MarkdownPart = { raw: string; isPlain: boolean }

/**
 * Splits a text into parts to parse as Markdown and parts to show as plain text because they exceed the limits. Takes
 * linear time.
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

/** Returns paragraphs with the blank lines after them, and each fenced code block as a whole. */
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

/** Returns the number of quotation and list marks at the start of a line, and its indentation. */
function nestingOf(line: string): { marks: number; columns: number } {
  const columns = line.length - line.trimStart().length
  let marks = 0
  containerMark.lastIndex = 0
  while (containerMark.test(line)) marks++
  return { marks, columns }
}
