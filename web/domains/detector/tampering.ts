import { detectorTexts } from '../../locales/en/detector/detector.ts'
import { formatList } from '../../locales/format.ts'
import type { Detection } from './queries.ts'

type Tampering = Pick<Detection['tampering'][number], 'kind' | 'count'>

/** Describes what disguised the text and that the check ignored it: '3 invisible characters … were found …'. */
export function tamperingText(found: readonly Tampering[]): string {
  const parts = found.map(({ kind, count }) => detectorTexts.tampering[kind]({ count }))
  const total = found.reduce((sum, { count }) => sum + count, 0)
  return detectorTexts.tamperingFound({
    list: formatList(parts),
    total,
  })
}
