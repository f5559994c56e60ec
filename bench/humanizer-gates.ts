import { readFileSync } from 'node:fs'
import { gateVersion } from '../engine/humanizer/model/versions/gate-version.ts'
import { printTable } from './support/table.ts'

type Rewording = {
  third: 'strong' | 'planted' | 'small'
  half: 'tune' | 'report'
  label: 'right' | 'so-so' | 'wrong'
  kind: string
  original: string
  version: string
  around: string
}

type ClaimRewrite = { id: string; kind: string; heldOut: boolean; original: string; rewrite: string }

const rewordings = new URL('../engine/training/texts/rewordings.jsonl', import.meta.url)
const claimRewrites = new URL('./texts/claim-rewrites.jsonl', import.meta.url)

/**
 * Prints which rewordings the gates refuse, on the half of the labelled set that their weights were not fitted to: who
 * wrote them, and how a reader judged them.
 */
export async function benchHumanizerGates(): Promise<void> {
  const rows = readRows<Rewording>(rewordings).filter(({ half }) => half === 'report')
  const refused = (some: Rewording[]) =>
    share(
      some.filter((row) => isRefused(row.original, row.version, row.around, row.third === 'small')).length,
      some.length,
    )
  const thirds = {
    strong: 'a strong model',
    planted: 'errors planted by hand',
    small: 'a small model, SmolLM2 135M',
  }
  printTable(
    'Rewordings that the gates refuse, on the half that they were not fitted to',
    ['written by', 'right', 'so-so', 'wrong'],
    (Object.keys(thirds) as Rewording['third'][]).map((third) => [
      thirds[third],
      ...(['right', 'so-so', 'wrong'] as const).map((label) =>
        refused(rows.filter((row) => row.third === third && row.label === label)),
      ),
    ]),
  )
  const kinds = [...new Set(rows.filter(({ third }) => third === 'planted').map(({ kind }) => kind))]
  printTable(
    'Planted errors that the gates refuse, by their kind',
    ['kind', 'refused'],
    kinds.map((kind) => [kind, refused(rows.filter((row) => row.third === 'planted' && row.kind === kind))]),
  )
  const older = readRows<ClaimRewrite>(claimRewrites)
  printTable(
    'Rewrites of an earlier set that the gates refuse',
    ['kind', 'refused'],
    [...new Set(older.map(({ kind }) => kind))].map((kind) => {
      const own = older.filter((row) => row.kind === kind)
      return [kind, share(own.filter((row) => isRefused(row.original, row.rewrite, '')).length, own.length)]
    }),
  )
}

function readRows<Row>(file: URL): Row[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

/** Without locks: each locked span has to be there anyway. */
function isRefused(original: string, version: string, around: string, isSmall = false): boolean {
  const unit = {
    from: 0,
    to: 0,
    start: 0,
    end: original.length,
    text: original,
    locks: [],
    around,
    isCurly: original.includes('’'),
  }
  return gateVersion(version, unit, isSmall).fault !== null
}

function share(refused: number, all: number): string {
  return all === 0 ? 'none' : `${refused} of ${all} (${Math.round((100 * refused) / all)}%)`
}
