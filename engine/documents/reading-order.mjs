// Plain JavaScript, because the process that reads PDF files at the command line loads no TypeScript.

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const leftToRight = /[\p{L}\p{N}]/u
const formsOfLetters = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g
/** Two parts of a line this far apart in points, or less, are written at the same height. */
const heightTolerance = 2
/** The narrowest space between two words, as a share of the height of their letters. */
const spaceShareMin = 0.15
const mirrored = new Map([...'()[]{}<>«»‹›'].map((sign, i, all) => [sign, all[i ^ 1]]))

/**
 * Returns the text of a page in the order of reading. Browsers write lines of Arabic or Hebrew into a PDF as they are
 * painted, from the left, and with the forms that letters have within a word.
 */
export function pageText(items) {
  let text = ''
  let line = []
  for (const item of items) {
    if (item.str === undefined) continue
    const last = line.at(-1)
    if (last && item.str !== '' && isApart(last, item)) {
      text += lineText(line)
      line = []
    }
    line.push(item)
    if (!item.hasEOL) continue
    text += `${lineText(line)}\n`
    line = []
  }
  return text + lineText(line)
}

function isApart(a, b) {
  const [top, next] = [a.transform?.[5], b.transform?.[5]]
  return top !== undefined && next !== undefined && Math.abs(top - next) > heightTolerance
}

function lineText(line) {
  const parts = line.map(({ str, transform, width, height }) => {
    return { str, x: transform?.[4] ?? 0, width: width ?? 0, height: height ?? 0, kind: kindOf(str) }
  })
  if (!parts.some(({ kind }) => kind === 'right' || kind === 'both'))
    return parts.map(({ str }) => str).join('')
  return paintedRuns(parts)
    .flatMap((run) => (isPainted(run) ? inReadingOrder(run) : run))
    .map(({ str, ...place }, i, all) => (i > 0 && isGap(all[i - 1], { str, ...place }) ? ` ${str}` : str))
    .join('')
    .replace(formsOfLetters, (forms) => forms.normalize('NFKC'))
}

function kindOf(text) {
  if (rightToLeft.test(text)) return /[A-Za-z]/.test(text) ? 'both' : 'right'
  return leftToRight.test(text) ? 'left' : 'neutral'
}

/** Divides a line where it goes back to the left. What is stored in the order of reading becomes many short runs. */
function paintedRuns(parts) {
  const runs = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last && part.x >= last.at(-1).x) last.push(part)
    else runs.push([part])
  }
  return runs
}

/** The library has put a part in order that has letters of both directions. */
function isPainted(run) {
  return run.some(({ kind }) => kind === 'right') && !run.some(({ kind }) => kind === 'both')
}

/** The PDF library writes a space between two parts only if the second is on the right. */
function isGap(before, after) {
  if (/\s$/.test(before.str) || /^\s/.test(after.str) || before.str === '' || after.str === '') return false
  const gap = Math.max(after.x - before.x - before.width, before.x - after.x - after.width)
  return gap > spaceShareMin * Math.max(before.height, after.height)
}

/** Turns a whole run, or in one with more other letters only its Arabic parts, with the signs among them. */
function inReadingOrder(parts) {
  return isFromRight(parts) ? turned(withTurned(parts, 'left')) : withTurned(parts, 'right')
}

/** A line begins and ends in its own direction more often than not; otherwise most of its letters have it. */
function isFromRight(parts) {
  const strong = parts.filter(({ kind }) => kind !== 'neutral')
  if (strong[0].kind === strong.at(-1).kind) return strong[0].kind === 'right'
  const letters = (kind) =>
    strong.reduce((sum, part) => sum + (part.kind === kind ? part.str.replace(/\P{L}/gu, '').length : 0), 0)
  return letters('right') >= letters('left')
}

/** Turns each run that begins and ends with a part of this kind. */
function withTurned(parts, kind) {
  const ordered = []
  let at = 0
  while (at < parts.length) {
    const end = parts[at].kind === kind ? endOfRun(parts, at) : at + 1
    const run = parts.slice(at, end)
    ordered.push(...(run.length > 1 ? turned(run) : run))
    at = end
  }
  return ordered
}

function endOfRun(parts, from) {
  const { kind } = parts[from]
  let end = from + 1
  for (let at = end; at < parts.length && (parts[at].kind === kind || parts[at].kind === 'neutral'); at++)
    if (parts[at].kind === kind) end = at + 1
  return end
}

/** Brackets are painted as they look, and stored as what they mean. */
function turned(parts) {
  return parts.map((part) => (part.kind === 'neutral' ? { ...part, str: mirror(part.str) } : part)).reverse()
}

function mirror(text) {
  return [...text]
    .map((sign) => mirrored.get(sign) ?? sign)
    .reverse()
    .join('')
}
