import type { Detection } from './queries.ts'

type Tampering = Pick<Detection['tampering'][number], 'kind' | 'count'>

const names: Record<Tampering['kind'], [one: string, many: string]> = {
  homoglyph: ['look-alike letter', 'look-alike letters'],
  'zero-width': ['invisible character', 'invisible characters'],
  control: ['control character', 'control characters'],
  direction: ['hidden direction mark', 'hidden direction marks'],
  'styled-letter': ['styled letter', 'styled letters'],
  'stacked-marks': ['stack of accents', 'stacks of accents'],
}

/** Describes what disguised the text and that the check ignored it: '3 invisible characters … were found …'. */
export function tamperingText(found: readonly Tampering[]): string {
  const parts = found.map(
    ({ kind, count }) => `${count.toLocaleString('en-US')} ${names[kind][count === 1 ? 0 : 1]}`,
  )
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
  const single = found.length === 1 && found[0]!.count === 1
  return `${list} ${single ? 'was' : 'were'} found in this text, which can be a sign of tampering. The check ignored ${single ? 'it' : 'them'}.`
}
