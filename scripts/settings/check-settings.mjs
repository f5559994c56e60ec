// Checks the settings before anything is installed or built. Uses only built-ins, on any Node from 20.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, needs, settingsTable } from './settings-table.mjs'

/**
 * Returns every mistake in the settings, one line each. It finds what can be found without the program's packages; the
 * server checks the same settings again with all of its rules.
 */
export function mistakesIn(environment, fileText = '') {
  const file = parse(fileText)
  const given = withoutEmpty({ ...file, ...environment })
  return [
    ...Object.entries(settingsTable).flatMap(([name, rule]) => mistakeOf(name, given[name], rule)),
    ...needs.flatMap((need) => need(given)),
    ...misspelt(Object.keys(withoutEmpty(environment)), 'strict'),
    ...misspelt(
      Object.keys(file).filter((name) => !(name in environment)),
      'loose',
    ),
  ]
}

/** Reads the file that the server reads too, in the folder where it is started. */
export function readSettingsFile(folder) {
  const path = join(folder, '.env')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function mistakeOf(name, value, [kind, ...limits]) {
  if (value === undefined) return []
  const mistake = kinds[kind](value, ...limits)
  return mistake ? [`${name} is wrong: ${mistake}.`] : []
}

function withoutEmpty(settings) {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/** Names of a file: `export` and quotes do not matter for these, and a value is checked without its quotes. */
function parse(text) {
  const lines = text.split('\n').map((line) => line.trim().replace(/^export /, ''))
  return Object.fromEntries(
    lines.flatMap((line) => {
      const at = line.indexOf('=')
      if (line.startsWith('#') || at < 1) return []
      return [[line.slice(0, at).trim(), unquoted(line.slice(at + 1).trim())]]
    }),
  )
}

function unquoted(text) {
  const quote = ['"', "'", '`'].find((each) => text.startsWith(each) && text.indexOf(each, 1) > 0)
  if (quote) return text.slice(1, text.indexOf(quote, 1))
  const comment = text.indexOf('#')
  return (comment < 0 ? text : text.slice(0, comment)).trim()
}

/**
 * Returns a mistake for each name that is nearly one of a setting. The environment of a process has many other names,
 * so there only a name that differs by its underscores or by one letter is one; a file is for this program alone.
 */
function misspelt(names, care) {
  return names.flatMap((name) => {
    if (name in settingsTable || strangers.has(name) || !/^[A-Z][A-Z0-9_]{3,60}$/.test(name)) return []
    const nearest = nearestOf(name, care)
    return nearest ? [`${name} is not a setting. Did you mean ${nearest}?`] : []
  })
}

/** Names of other programs that are near to a setting. */
const strangers = new Set(['HOME', 'HOSTS', 'PORTS'])

function nearestOf(name, care) {
  const plain = name.replaceAll('_', '')
  const ranked = Object.keys(settingsTable)
    .map((setting) => ({ setting, steps: steps(plain, setting.replaceAll('_', '')) }))
    .sort((one, other) => one.steps - other.steps)
  const [best] = ranked
  if (!best) return null
  const most =
    care === 'loose' ? Math.max(1, Math.min(3, Math.floor(plain.length / 4))) : plain.length < 6 ? 0 : 1
  return best.steps <= most ? best.setting : null
}

/** The number of letters to add, to leave out, to replace or to swap with their neighbour. */
function steps(one, other) {
  let before = null
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    before = last
    last = row
  }
  return last[other.length]
}
