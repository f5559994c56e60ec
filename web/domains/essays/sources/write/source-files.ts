import type { Source } from '../../../../../contract/essays/sources.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeRis } from './write-ris.ts'

export type SourceFormat = 'bib' | 'ris' | 'json'

type Writer = { name: string; type: string; write: (sources: Source[]) => string }

export const sourceWriters: Record<SourceFormat, Writer> = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex', write: writeBibtex },
  ris: { name: 'RIS', type: 'application/x-research-info-systems', write: writeRis },
  json: { name: 'CSL-JSON', type: 'application/json', write: writeCslJson },
}

function writeCslJson(sources: Source[]): string {
  const items = sources.map(({ incomplete: _, ...item }) => item)
  return `${JSON.stringify(items, null, 2)}\n`
}
